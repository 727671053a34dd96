/** What shows a model in the shopper's own room: Apple's Quick Look, or Android's Scene Viewer. */
export type RoomViewer = 'quick-look' | 'scene-viewer'

/** Returns what this device has; undefined when it cannot put anything in a room. */
export function findRoomViewer(): RoomViewer | undefined {
  if (document.createElement('a').relList.supports('ar')) return 'quick-look'
  return /\bAndroid\b/.test(navigator.userAgent) ? 'scene-viewer' : undefined
}

/**
 * Returns a link that opens a model in Scene Viewer, in its true size; where the app is absent, the page stays. `file` is
 * the whole address of a binary glTF file.
 */
export function toSceneViewerLink({ file, title, page }: { file: URL; title: string; page: string }): string {
  const query = new URLSearchParams({ file: file.href, mode: 'ar_preferred', resizable: 'false', title })
  const intent = [
    'Intent',
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
    'end',
  ]
  return `intent://arvr.google.com/scene-viewer/1.2?${query}#${intent.join(';')};`
}
