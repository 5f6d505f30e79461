"""Faults tried for real: killed and frozen nodes, cut networks, a promoted standby, a full disk.

``cluster`` starts PostgreSQL, NATS and three nodes, each with a ``proxy`` before either; a
``crowd`` of ``clients`` plays all games at them and keeps what it was told; ``checker`` holds that
against the log.

One fault by hand, with its figures::

    FAULTS_FIGURES=/tmp/figures pytest -m soak -s tests/faults/test_faults.py -k zombie

What nodes, PostgreSQL and NATS log, and all that clients sent and were told, lies in pytest's
temporary folder (``--basetemp=/tmp/faults`` to choose it).
"""
