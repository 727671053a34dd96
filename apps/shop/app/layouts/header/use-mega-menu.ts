import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A mouse that only crosses the row opens nothing, and one that cuts a corner to the menu does not close it. */
const hoverDelayMs = 120
const leaveDelayMs = 250

/** Which menu of the navigation is open, and everything that opens or closes one. `root` goes on the element around it. */
export function useMegaMenu() {
  const root = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [openId, setOpenId] = useState<string>()
  const { key } = useLocation()

  const show = (id: string | undefined) => {
    clearTimeout(timer.current)
    setOpenId(id)
  }
  const close = () => show(undefined)
  const later = (id: string | undefined, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenId(id), delayMs)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to another page is what closes it.
  useEffect(() => {
    clearTimeout(timer.current)
    setOpenId(undefined)
  }, [key])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (openId === undefined) return
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenId(undefined)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [openId])

  return {
    root,
    openId,
    close,
    toggle: (id: string) => show(openId === id ? undefined : id),
    onPointerEnter: (event: React.PointerEvent, id: string | undefined) => {
      if (event.pointerType === 'mouse') later(id, openId === undefined ? hoverDelayMs : hoverDelayMs / 2)
    },
    onPointerLeave: (event: React.PointerEvent) => {
      if (event.pointerType === 'mouse') later(undefined, leaveDelayMs)
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'Escape' || openId === undefined) return
      root.current?.querySelector<HTMLElement>(`[data-menu="${CSS.escape(openId)}"]`)?.focus()
      close()
    },
    onBlur: (event: React.FocusEvent) => {
      if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close()
    },
  }
}
