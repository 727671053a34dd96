import { lazyPopup } from './lazy-popup.tsx'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  isTitleHidden?: boolean
  children: React.ReactNode
  /** Stays in sight below what scrolls: the buttons. */
  footer?: React.ReactNode
  width?: 'small' | 'medium' | 'large'
}

/**
 * A window over the page: takes the focus, keeps it, gives it back; Escape, the cross and a press beside it close it. On
 * a phone it stands at the bottom. What it offers must also be reachable as a page, for those without scripts.
 */
export const Dialog = lazyPopup<DialogProps>(async () => (await import('./dialog-window.tsx')).DialogWindow)
