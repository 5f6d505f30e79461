"""Settings of all tests."""

from hypothesis import settings

# A busy machine must not fail a test; `make soak` looks further.
settings.register_profile("default", deadline=None)
settings.register_profile("soak", deadline=None, max_examples=500)
settings.load_profile("default")
