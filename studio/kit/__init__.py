"""Procedural product photography for Blender's Cycles: `from kit import *` in a scene file."""

import bmesh
import bpy
import math
import os
import random

import numpy as np
from mathutils import Matrix, Vector
from mathutils import noise as mnoise

from .settings import *
from .models.materials import *
from .models.fabrics import *
from .models.geometry import *
from .models.softbox import *
from .models.cloth import *
from .models.filled import *
from .models.folds import *
from .camera.lights import *
from .models.furniture import *
from .models.sofas import *
from .models.lamps import *
from .models.beds import *
from .models.cores import *
from .camera.spots import *
from .models.made_bed import *
from .models.pieces import *
from .models.plants import *
from .models.rugs import *
from .models.trees import *
from .models.festive import *
from .models.vases import *
from .models.windows import *
from .models.tableware import *
from .clothing.clothes import *
from .clothing.tailoring import Garment
from .clothing.nightwear import *
from .clothing.robes import bathrobe
from .models.bath import *
from .models.throws import *
from .models.stage import *
from .models.bare_beds import *
from .nursery.cots import *
from .nursery.toys import *
from .camera.render import *
from .camera.shoot import *
