import type { BottomSheetProps } from './bottom-sheet-window.tsx'
import { lazyPopup } from './lazy-popup.tsx'

/** A sheet over the lower part of a phone's screen, for menus and filters; a swipe down closes it too. */
export const BottomSheet = lazyPopup<BottomSheetProps>(
  async () => (await import('./bottom-sheet-window.tsx')).BottomSheetWindow,
)
