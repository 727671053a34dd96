"""Procedural product photography for Blender's Cycles: `from studio import *` in a scene file."""

import bmesh
import bpy
import math
import os
import random

import numpy as np
from mathutils import Matrix, Vector
from mathutils import noise as mnoise

from .settings import *
from .materials import *
from .fabrics import *
from .geometry import *
from .softbox import *
from .cloth import *
from .filled import *
from .folds import *
from .lights import *
from .furniture import *
from .seats import *
from .sofas import *
from .lamps import *
from .beds import *
from .pieces import *
from .plants import *
from .trees import *
from .tableware import *
from .clothes import *
from .tailoring import Garment
from .nightwear import *
from .robes import bathrobe
from .bath import *
from .stage import *
from .render import *
from .shoot import *
