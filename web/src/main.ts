import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./lib/offline.svelte";
import { listen } from "./lib/router.svelte";
import "./styles/base.css";
import "./styles/booklets.css";

listen();
keepPage();
export default mount(App, { target: document.getElementById("page")! });
