import type { ShapeNode } from '@sluimer/domain/configurator/shape/choose-nodes'
import { readShapes } from '@sluimer/domain/configurator/shape/read-shapes'
import { ACESFilmicToneMapping, PCFShadowMap, PerspectiveCamera, WebGLRenderer } from 'three'
import type { Cloth } from './bed-meshes.ts'
import { createBedMeshes } from './bed-meshes.ts'
import { type Angle, isNear, moveTowards, startAngle } from './orbit.ts'
import { buildStage } from './stage.ts'

/** A bed as it is chosen; width and length in metres. */
export interface ShownBed {
  readonly nodes: readonly ShapeNode[]
  readonly cloth: Cloth
  readonly width: number
  readonly length: number
}

export interface Viewer {
  show(bed: ShownBed): void
  /** Moves to an angle: at once, or in a smooth movement. */
  lookFrom(angle: Angle, isSmooth: boolean): void
  /** Frees the memory of the graphics card. */
  close(): void
}

/** More dots than this cost time and cannot be told apart. */
const mostDotsPerPixel = 2
const fieldOfView = 26
/** What is left of the way after each sixtieth of a second. */
const easing = 0.8
const sixtiethMs = 1000 / 60
/** The height above the floor that the camera looks at. */
const middleHeight = 0.52

/**
 * Shows a bed on a canvas. It draws only when something changes. `file` is the file of parts, and `onLost` is called when
 * the graphics card gives up.
 * @throws ShapesError for a damaged file; Error when the browser has no WebGL
 */
export function openViewer(canvas: HTMLCanvasElement, file: Uint8Array, onLost: () => void): Viewer {
  const meshes = createBedMeshes(readShapes(file))
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' })
  renderer.toneMapping = ACESFilmicToneMapping
  renderer.toneMappingExposure = 1.02
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  const stage = buildStage(renderer)
  stage.scene.add(meshes.group)
  const camera = new PerspectiveCamera(fieldOfView, 1, 0.1, 30)
  let bed: ShownBed | undefined
  let [angle, aim]: [Angle, Angle] = [startAngle, startAngle]
  let [frame, before] = [0, 0]

  function draw(now: number): void {
    frame = 0
    if (bed === undefined) return
    const isThere = isNear(angle, aim)
    angle = isThere ? aim : moveTowards(angle, aim, 1 - easing ** Math.max(1, (now - before) / sixtiethMs))
    place(camera, angle, bed)
    renderer.render(stage.scene, camera)
    if (!isThere) ask(now)
  }
  function ask(since = performance.now()): void {
    if (frame !== 0) return
    before = since
    frame = requestAnimationFrame(draw)
  }
  function fit(): void {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0 || clientHeight === 0) return
    renderer.setPixelRatio(Math.min(mostDotsPerPixel, window.devicePixelRatio))
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    // A new size empties the canvas, so it is drawn at once.
    cancelAnimationFrame(frame)
    draw(performance.now())
  }
  function lose(event: Event): void {
    event.preventDefault()
    onLost()
  }
  const observer = new ResizeObserver(fit)
  observer.observe(canvas)
  canvas.addEventListener('webglcontextlost', lose)

  return {
    show(next) {
      bed = next
      meshes.show(next.nodes, next.cloth)
      stage.fit({ ...next, hasLamps: next.nodes.some(({ name }) => name.startsWith('lamps-')) })
      renderer.shadowMap.needsUpdate = true
      ask()
    },
    lookFrom(next, isSmooth) {
      aim = next
      if (!isSmooth) angle = next
      ask()
    },
    close() {
      cancelAnimationFrame(frame)
      observer.disconnect()
      canvas.removeEventListener('webglcontextlost', lose)
      meshes.dispose()
      stage.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

/** Puts the camera where the whole bed is in view, or nearer. */
function place(camera: PerspectiveCamera, { turn, lift, zoom }: Angle, { width, length }: ShownBed): void {
  const [around, above] = [(turn * Math.PI) / 180, (lift * Math.PI) / 180]
  const half = (camera.fov * Math.PI) / 360
  // What must fit: the bed turned as it is across, and its height with what is seen of its length from above.
  const across =
    (width / 2 + 0.1) * Math.abs(Math.cos(around)) + (length / 2 + 0.1) * Math.abs(Math.sin(around))
  const along = (length / 2) * Math.abs(Math.cos(around)) + (width / 2) * Math.abs(Math.sin(around))
  const tall = 0.66 * Math.cos(above) + along * Math.sin(above)
  const fitting = Math.max(tall, across / camera.aspect) / Math.tan(half) + along * Math.cos(above) * 0.8
  const distance = (fitting * 1.06) / zoom
  const [x, y, z] = [0, middleHeight, length / 2 - 0.06]
  camera.position.set(
    x + distance * Math.cos(above) * Math.sin(around),
    Math.max(0.12, y + distance * Math.sin(above)),
    z + distance * Math.cos(above) * Math.cos(around),
  )
  camera.lookAt(x, y, z)
  camera.updateProjectionMatrix()
}
