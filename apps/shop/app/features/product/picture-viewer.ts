import type { Image } from '@sluimer/contract/platform/primitives'
import PhotoSwipe from 'photoswipe'
import 'photoswipe/style.css'
import './picture-viewer.css'
import { largestCopy, lighterSet, pictureSet } from '../../ui/picture/picture-set.ts'

declare global {
  interface Window {
    /** Tells that someone wants to go back (Android's gesture or button); not in every browser. */
    CloseWatcher?: new () => EventTarget & { destroy(): void }
  }
}

/** Twice the size in which a whole picture fits, and four times for who pinches on. */
const nearer = 2
const nearest = 4

/**
 * Shows pictures as large as the screen, to look at from near by: by pinching, a tap, the wheel or the button. Loaded when
 * it is asked for; needs a browser.
 */
export function openPictureViewer(options: {
  images: readonly Image[]
  startIndex: number
  /** This browser has shown AVIF, so the copies it holds are used. */
  readsAvif: boolean
  /** What the pictures show, for those who hear the page. */
  title: string
  onShow: (index: number) => void
  /** Takes back the focus; the picture that was shown last may be another than the one that was pressed. */
  onClosed: (index: number) => void
}): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const viewer = new PhotoSwipe({
    dataSource: options.images.map((image) => ({
      ...largestCopy(image, options.readsAvif ? 'avif' : 'webp'),
      srcset: (options.readsAvif ? lighterSet(image) : pictureSet(image)).srcSet,
      alt: image.alt,
    })),
    index: options.startIndex,
    mainClass: 'picture-viewer',
    bgOpacity: 1,
    showHideAnimationType: isStill ? 'none' : 'fade',
    // While it opens it cannot be closed, so that is over soon.
    ...{ showAnimationDuration: 160, hideAnimationDuration: 160, zoomAnimationDuration: isStill ? 0 : 240 },
    secondaryZoomLevel: ({ fit }) => fit * nearer,
    maxZoomLevel: ({ fit }) => fit * nearest,
    wheelToZoom: true,
    returnFocus: false,
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
    watcher?.destroy()
    freePage?.()
    options.onClosed(viewer.currIndex)
  })
  viewer.init()
}

/** Nothing beside `front` can be reached or heard while it is open; the answer gives the page back as it was. */
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
