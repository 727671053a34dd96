"""Folders, parameters and logging, shared by every scene."""

import json
import os
import time

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUT = os.path.abspath(os.environ.get("OUT", ".photography/out"))
CACHE = os.path.abspath(os.environ.get("CACHE", ".photography/cache"))
THREADS = int(os.environ.get("THREADS", "0"))  # 0: all cores
os.makedirs(OUT, exist_ok=True)
os.makedirs(CACHE, exist_ok=True)
START = time.time()


def log(*words):
    print("[%.1fs]" % (time.time() - START), *words, flush=True)


# zoom, aim: see reframe in lights.py; light, keep_light: see recolor in shoot.py; dots: whether to measure where pieces are seen
COMMON = {"zoom": 1.0, "aim": (0.0, 0.0), "light": "", "keep_light": False, "dots": False}


class Params(dict):
    __getattr__ = dict.__getitem__


def params(**defaults):
    """The scene's defaults, overridden by PARAMS: JSON text, or the path of a JSON file."""
    given = os.environ.get("PARAMS", "{}").strip()
    if not given.startswith("{"):
        with open(given) as f:
            given = f.read()
    given = json.loads(given)
    unknown = set(given) - set(defaults) - set(COMMON)
    if unknown:
        raise SystemExit(f"unknown parameter {sorted(unknown)}; this scene knows {sorted(defaults)}")
    return Params({**COMMON, **defaults, **given})


def texture(name):
    """Path of a pattern tile made by patterns.mjs, or None when no name is given."""
    if not name:
        return None
    path = f"{CACHE}/patterns/{name}.png"
    if not os.path.exists(path):
        raise SystemExit(f"no pattern {name!r} in {CACHE}/patterns: run `node patterns/patterns.mjs` first")
    return path
