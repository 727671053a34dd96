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
import { LogoutForm } from './logout-form.tsx'

/** LY-01: the pages of the account in their order; only those that exist. */
const entries = [
  { title: 'Dashboard', link: accountPath },
  { title: 'Accountinformatie', link: informationPath },
  { title: 'Mijn bestellingen', link: ordersPath },
  { title: 'Factuuradres', link: billingAddressPath },
  { title: 'Afleveradres', link: shippingAddressPath },
  { title: 'Nieuwsbrieven', link: subscriptionPath },
  { title: 'Mijn bedden', link: ownBedsPath },
  { title: 'Passkeys', link: passkeysPath },
  { title: 'Apparaten', link: devicesPath },
  { title: 'Mijn gegevens', link: ownDataPath },
] as const

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
        {entries.map(({ title, link }) => (
          <li key={link} className="break-inside-avoid">
            <NavLink
              to={link}
              end={link === accountPath}
              className="flex min-h-11 items-center border-l-2 border-sand py-1.5 pl-4 text-ink-soft underline-offset-4 hover:text-pine hover:underline aria-[current=page]:border-pine aria-[current=page]:font-semibold aria-[current=page]:text-pine"
            >
              {title}
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
