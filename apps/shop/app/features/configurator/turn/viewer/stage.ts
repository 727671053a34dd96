import {
  BackSide,
  BoxGeometry,
  BufferAttribute,
  Color,
  DirectionalLight,
  FrontSide,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  PMREMGenerator,
  PointLight,
  Scene,
  type WebGLRenderer,
} from 'three'

/** What is around the bed, after the bedroom of the pictures; the wall is seen only from its own side. */
const colors = { air: '#f2ede5', wall: '#e9e1d4', floor: '#dccdb6', window: '#fffaf2', lamp: '#ffb46b' }
/** Metres: the wall stands behind the headboard, as far as the wall lamps reach. */
const wallZ = -0.18
const middleZ = 0.95

/** Cloth and wood are rough: more pixels of daylight on each side cannot be seen, and take a slow phone long to prepare. */
const daylightPixels = 64

/** The room with its light. */
export interface Stage {
  readonly scene: Scene
  /** Fits the shadow on the floor to a bed, in metres, and switches the wall lamps. */
  fit(bed: { width: number; length: number; hasLamps: boolean }): void
  dispose(): void
}

/** Builds the room: a wall, a floor, daylight from a window on the left, and the shadow that a bed stands in. */
export function buildStage(renderer: WebGLRenderer): Stage {
  const scene = new Scene()
  scene.background = new Color(colors.air)
  const light = makeDaylight(renderer)
  scene.environment = light.texture
  scene.environmentIntensity = 0.85

  const sun = new DirectionalLight('#fff1de', 2.2)
  sun.position.set(-3.2, 3.4, 3.6)
  sun.target.position.set(0, 0.3, middleZ)
  sun.castShadow = true
  sun.shadow.mapSize.setScalar(1024)
  sun.shadow.radius = 7
  sun.shadow.bias = -0.0006
  sun.shadow.normalBias = 0.02
  Object.assign(sun.shadow.camera, { left: -2, right: 2, top: 2, bottom: -2, near: 1, far: 9 })
  const wall = fadingPlane({
    width: 8,
    height: 3.4,
    color: colors.wall,
    fade: ([x, y]) => 1.15 - Math.hypot(x / 3.6, (y + 0.4) / 2.1),
  })
  wall.position.set(0, 1.7, wallZ)
  const floor = fadingPlane({
    width: 9,
    height: 9,
    color: colors.floor,
    fade: ([x, y]) => 1.2 - Math.hypot(x, y) / 3.6,
  })
  floor.rotation.x = -Math.PI / 2
  floor.position.set(0, 0, middleZ)
  const shade = makeContactShadow()
  const lamps = [-1, 1].map(() => new PointLight(colors.lamp, 0, 3, 1.6))
  scene.add(sun, sun.target, wall, floor, shade.mesh, ...lamps)

  return {
    scene,
    fit({ width, length, hasLamps }) {
      shade.fit(width, length)
      lamps.forEach((lamp, at) => {
        lamp.position.set((at === 0 ? -1 : 1) * (width / 2 + 0.24), 1.46, -0.01)
        lamp.intensity = hasLamps ? 0.8 : 0
      })
    },
    dispose() {
      for (const mesh of [wall, floor, shade.mesh]) {
        mesh.geometry.dispose()
        mesh.material.dispose()
      }
      sun.dispose()
      light.dispose()
    },
  }
}

/** Light from all sides as a picture: a pale room with one bright side. */
function makeDaylight(renderer: WebGLRenderer) {
  const room = new Scene()
  const box = new BoxGeometry()
  const paint = (color: string, strength: number) => {
    const material = new MeshBasicMaterial({ color, side: BackSide })
    material.color.multiplyScalar(strength)
    return material
  }
  const materials: Material[] = [
    paint('#e6dccd', 0.55),
    paint(colors.window, 2.6),
    paint('#f4f2ee', 1.15),
    paint(colors.floor, 0.4),
    paint('#eef2f6', 0.85),
    paint('#e6dccd', 0.6),
  ]
  const walls = new Mesh(box, materials)
  walls.scale.set(6, 4, 6)
  room.add(walls)
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromScene(room, 0.06, 0.1, 100, { size: daylightPixels })
  generator.dispose()
  box.dispose()
  for (const material of materials) material.dispose()
  return target
}

interface PlaneKind {
  width: number
  height: number
  color: string
  /** How much is there at a point, from 0 to 1; more or less counts as that. */
  fade: (point: readonly [number, number]) => number
}

/** A plane that turns into air at its borders. */
function fadingPlane({ width, height, color, fade }: PlaneKind) {
  const geometry = new PlaneGeometry(width, height, 32, 32)
  const places = geometry.getAttribute('position')
  const tints = new Float32Array(places.count * 4).fill(1)
  for (let i = 0; i < places.count; i++) {
    const there = Math.min(1, Math.max(0, fade([places.getX(i), places.getY(i)])))
    tints[i * 4 + 3] = there * there * (3 - 2 * there)
  }
  geometry.setAttribute('color', new BufferAttribute(tints, 4))
  const material = new MeshStandardMaterial({
    color,
    roughness: 0.9,
    vertexColors: true,
    transparent: true,
    side: FrontSide,
  })
  const mesh = new Mesh(geometry, material)
  mesh.receiveShadow = true
  return mesh
}

/** How far the shadow under a bed reaches beyond it, in metres. */
const reach = 0.26

/** The shade on the floor below and beside a bed. */
function makeContactShadow() {
  const geometry = new PlaneGeometry(1, 1, 28, 36)
  const tints = new BufferAttribute(new Float32Array(geometry.getAttribute('position').count * 4), 4)
  geometry.setAttribute('color', tints)
  const material = new MeshBasicMaterial({
    color: '#1d130a',
    vertexColors: true,
    transparent: true,
    depthWrite: false,
  })
  const mesh = new Mesh(geometry, material)
  mesh.rotation.x = -Math.PI / 2
  mesh.renderOrder = 1
  return {
    mesh,
    fit(width: number, length: number) {
      const places = geometry.getAttribute('position')
      const [w, h] = [width + 2 * reach, length + 2 * reach]
      mesh.scale.set(w, h, 1)
      mesh.position.set(0, 0.003, length / 2 - 0.05)
      for (let i = 0; i < places.count; i++) {
        const x = Math.max(0, Math.abs(places.getX(i)) * w - width / 2 + 0.05)
        const y = Math.max(0, Math.abs(places.getY(i)) * h - length / 2 + 0.02)
        tints.setXYZW(i, 1, 1, 1, 0.5 * Math.max(0, 1 - Math.hypot(x, y) / reach) ** 2)
      }
      tints.needsUpdate = true
    },
  }
}
