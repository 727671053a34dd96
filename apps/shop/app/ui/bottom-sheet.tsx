import { lazyPopup } from './lazy-popup.tsx'

export interface BottomSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: React.ReactNode
  /** Stays in sight below what scrolls: 'Bekijk 24 producten'. */
  footer?: React.ReactNode
  /** What takes the focus when it opens; its first control when this finds nothing. */
  firstFocus?: () => HTMLElement | null
}

/** A sheet over the lower part of a phone's screen, for menus and filters; a swipe down closes it too. */
export const BottomSheet = lazyPopup<BottomSheetProps>(
  async () => (await import('./bottom-sheet-window.tsx')).BottomSheetWindow,
)
