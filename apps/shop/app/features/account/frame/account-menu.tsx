import {
  BedDouble,
  ChevronRight,
  FolderDown,
  Heart,
  House,
  KeyRound,
  type LucideIcon,
  Mail,
  MapPin,
  MonitorSmartphone,
  Package,
  ReceiptText,
  UserRound,
} from 'lucide-react'
import { NavLink } from 'react-router'
import { ownBedsPath } from '../../configurator/own-beds-path.ts'
import {
  accountPath,
  billingAddressPath,
  devicesPath,
  informationPath,
  ordersPath,
  ownDataPath,
  passkeysPath,
  shippingAddressPath,
  subscriptionPath,
} from '../account-paths.ts'
import { entryLook } from './entry-look.ts'
import { LogoutForm } from './logout-form.tsx'

/** LY-01: the pages of the account in their order; only those that exist. */
const entries: readonly { title: string; link: string; icon: LucideIcon }[] = [
  { title: 'Dashboard', link: accountPath, icon: House },
  { title: 'Accountinformatie', link: informationPath, icon: UserRound },
  { title: 'Mijn bestellingen', link: ordersPath, icon: Package },
  { title: 'Factuuradres', link: billingAddressPath, icon: ReceiptText },
  { title: 'Afleveradres', link: shippingAddressPath, icon: MapPin },
  { title: 'Nieuwsbrieven', link: subscriptionPath, icon: Mail },
  { title: 'Favorieten', link: '/favorieten/', icon: Heart },
  { title: 'Mijn bedden', link: ownBedsPath, icon: BedDouble },
  { title: 'Passkeys', link: passkeysPath, icon: KeyRound },
  { title: 'Apparaten', link: devicesPath, icon: MonitorSmartphone },
  { title: 'Mijn gegevens', link: ownDataPath, icon: FolderDown },
]

/** LY-01: the side menu: beside the page on a wide screen, below it on a phone. */
export function AccountMenu() {
  return (
    <nav
      aria-labelledby="mijn-account"
      className="mt-14 border-t border-sand pt-8 lg:sticky lg:top-6 lg:col-start-1 lg:row-start-1 lg:mt-0 lg:self-start lg:border-t-0 lg:pt-0 print:hidden"
    >
      <p id="mijn-account" className="font-semibold">
        Mijn account
      </p>
      <ul className="mt-1.5 gap-x-6 sm:max-lg:columns-2">
        {entries.map(({ title, link, icon: Icon }) => (
          <li key={link} className="break-inside-avoid">
            <NavLink to={link} end={link === accountPath} className={entryLook}>
              <Icon className="size-5.5 shrink-0 text-pine lg:hidden" aria-hidden="true" />
              {title}
              <ChevronRight className="ml-auto size-5 shrink-0 text-ink-soft lg:hidden" aria-hidden="true" />
            </NavLink>
          </li>
        ))}
        <li className="break-inside-avoid">
          <LogoutForm />
        </li>
      </ul>
    </nav>
  )
}
