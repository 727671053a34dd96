import type { ExtraNavigation, NavigationItem } from '@sluimer/contract/content/schemas'
import { Menu } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { BottomSheet } from '../../ui/dialog/bottom-sheet.tsx'
import { PhoneMenuList, PlainMenuList } from './phone-menu-list.tsx'

/**
 * The menu of a phone or tablet: a sheet from below. Without scripts it is a list that folds out under the header and leads to the
 * departments, whose pages show what is below them: the whole menu would be an eighth of every page, for very few visitors.
 */
export function PhoneMenu(props: { items: readonly NavigationItem[]; extra: ExtraNavigation | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to another page is what closes it.
  useEffect(() => setOpen(false), [key])
  return (
    <div className="lg:hidden">
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="noscript:hidden"
        icon={<Menu className="size-6" aria-hidden="true" />}
      />
      <BottomSheet isOpen={isOpen} onOpenChange={setOpen} title="Menu">
        <nav aria-label="Hoofdmenu">
          <PhoneMenuList items={props.items} extra={props.extra} />
        </nav>
      </BottomSheet>
      <noscript>
        <details className="group">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-full px-2.5 font-semibold">
            <Menu className="size-6" aria-hidden="true" />
            Menu
          </summary>
          <nav
            aria-label="Hoofdmenu"
            className="absolute inset-x-0 top-full max-h-[80dvh] overflow-y-auto border-b border-sand bg-paper px-edge pb-4 shadow-card"
          >
            <PlainMenuList items={props.items} extra={props.extra} />
          </nav>
        </details>
      </noscript>
    </div>
  )
}
