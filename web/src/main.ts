import { mount } from "svelte";
import App from "./App.svelte";
import { listen } from "./lib/router.svelte";
import "./styles/base.css";
import "./styles/booklets.css";

listen();
export default mount(App, { target: document.getElementById("page")! });
