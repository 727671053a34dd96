import type { Image } from '@sluimer/contract/platform/primitives'
import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import './picture-viewer.css'
import { buildLighterSet, buildPictureSet, chooseLargestCopy } from './picture-set.ts'

declare global {
  interface Window {
    /** Signals that the visitor wants to go back (Android's gesture or button); not in every browser. */
    CloseWatcher?: new () => EventTarget & { destroy(): void }
  }
}

/** The shop's own icons, in the thickness of its others. PhotoSwipe takes them as markup; they hold no text of anybody. */
const drawIcon = (paths: string) =>
  `<svg class="pswp__icn" viewBox="0 0 24 24" aria-hidden="true" width="24" height="24">${paths}</svg>`
const chevron = drawIcon('<path d="m15 18-6-6 6-6"/>')
const icons = {
  arrowPrevSVG: chevron,
  // Its style sheet mirrors the second arrow.
  arrowNextSVG: chevron,
  closeSVG: drawIcon('<path d="M18 6 6 18M6 6l12 12"/>'),
  zoomSVG: drawIcon(
    '<circle cx="11" cy="11" r="8"/><path d="m21 21-4.35-4.35M8 11h6"/><path class="pswp__zoom-icn-bar-v" d="M11 8v6"/>',
  ),
}

/**
 * Twice the size at which the whole picture fits, and four times when the visitor pinches further. A phone begins with twice: the whole
 * picture would be no larger than on the page, and the cloth is what one wants to see.
 */
const nearer = 2
const nearest = 4

/** A picture as large as the screen; width and height are in pixels. */
export interface ViewedPicture {
  src: string
  srcset?: string
  width: number
  height: number
  alt: string
}

/** Returns pictures of the shop for the viewer. `readsAvif`: this browser has shown AVIF, so the copies in its cache are used. */
export function toViewedPictures(images: readonly Image[], readsAvif: boolean): ViewedPicture[] {
  return images.map((image) => ({
    ...chooseLargestCopy(image, readsAvif ? 'avif' : 'webp'),
    srcset: (readsAvif ? buildLighterSet(image) : buildPictureSet(image)).srcSet,
    alt: image.alt,
  }))
}

/** The one viewer that is open: a second press while the first was loading this code opens nothing more. */
let opened: PhotoSwipe | undefined

/**
 * Shows pictures as large as the screen, and larger by pinching, a tap, the wheel or the button; does nothing while it is
 * open. It is loaded on demand, and needs a browser.
 */
export function openPictureViewer(options: {
  pictures: readonly ViewedPicture[]
  startIndex: number
  /** The subject of the pictures, for screen readers. */
  title: string
  onShow: (index: number) => void
  /** Called on closing, to give the focus back; the last picture shown may differ from the one that was pressed. */
  onClosed: (index: number) => void
}): void {
  if (opened !== undefined) return
  const isPhone = window.matchMedia('(width < 48rem)').matches
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const viewer = new PhotoSwipe({
    dataSource: [...options.pictures],
    index: options.startIndex,
    mainClass: 'picture-viewer',
    bgOpacity: 1,
    showHideAnimationType: isStill ? 'none' : 'fade',
    // The opening is short, because the viewer cannot be closed during it.
    ...{ showAnimationDuration: 160, hideAnimationDuration: 160, zoomAnimationDuration: isStill ? 0 : 240 },
    initialZoomLevel: ({ fit }) => (isPhone ? fit * nearer : fit),
    secondaryZoomLevel: ({ fit }) => (isPhone ? fit : fit * nearer),
    maxZoomLevel: ({ fit }) => fit * nearest,
    wheelToZoom: true,
    returnFocus: false,
    ...icons,
    closeTitle: 'Sluiten',
    zoomTitle: 'In- of uitzoomen',
    arrowPrevTitle: 'Vorige foto',
    arrowNextTitle: 'Volgende foto',
    errorMsg: 'Deze foto laden lukt nu niet.',
  })
  viewer.on('change', () => options.onShow(viewer.currIndex))
  let freePage: (() => void) | undefined
  viewer.on('firstUpdate', () => {
    if (viewer.element === undefined) return
    viewer.element.setAttribute('aria-label', `Foto's van ${options.title}`)
    viewer.element.setAttribute('aria-modal', 'true')
    freePage = holdPageBehind(viewer.element)
  })
  const watcher = window.CloseWatcher && new window.CloseWatcher()
  watcher?.addEventListener('close', () => viewer.close())
  viewer.on('destroy', () => {
    opened = undefined
    watcher?.destroy()
    freePage?.()
    options.onClosed(viewer.currIndex)
  })
  opened = viewer
  viewer.init()
}

/** Makes everything but `front` inert; returns the function that undoes this. */
function holdPageBehind(front: HTMLElement): () => void {
  const behind = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== front && !element.inert && element.tagName !== 'SCRIPT',
  )
  for (const element of behind) element.inert = true
  return () => {
    for (const element of behind) element.inert = false
  }
}
