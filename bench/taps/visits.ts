import type { Locator, Page } from '@playwright/test'

/** One press of a person. */
export interface Press {
  name: string
  /** What is pressed: the first of it that can be seen. */
  target: (page: Page) => Locator
  /** Keys that are typed there, in place of a tap; the last one is what is measured. */
  keys?: string
  /** What can be seen once the press has done what it does. */
  outcome?: (page: Page) => Locator
}

/** A page, and what a person presses on it, in this order. */
export interface Visit {
  path: string
  presses: readonly Press[]
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')

/** What people press most on a phone, from home to a cart, in the configurator and in the chat. */
export const visits: readonly Visit[] = [
  {
    path: '/',
    presses: [
      { name: 'a favourite', target: (page) => button(page, /bewaren bij favorieten$/) },
      { name: 'the menu', target: (page) => button(page, /^Menu/), outcome: dialog },
    ],
  },
  {
    path: '/',
    presses: [
      {
        name: 'a letter of a search',
        target: (page) => page.getByRole('combobox', { name: /Zoek/ }),
        keys: 'dek',
        outcome: (page) => page.getByRole('option'),
      },
    ],
  },
  {
    path: '/dekbedovertrek/',
    presses: [
      { name: 'the filters', target: (page) => button(page, /^Filteren/), outcome: dialog },
      { name: 'a filter', target: (page) => dialog(page).getByRole('link', { name: /^Flanel/ }) },
    ],
  },
  {
    path: '/dekbedovertrek/',
    presses: [
      {
        name: 'a quick buy',
        target: (page) => page.getByRole('article').getByRole('link', { name: /^Kies je / }),
        outcome: dialog,
      },
    ],
  },
  {
    path: '/dekbedovertrek-takje.html',
    presses: [
      {
        name: 'a picture at large',
        target: (page) => page.getByRole('link', { name: /^Foto 1 vergroten/ }),
        outcome: dialog,
      },
      { name: 'closing it', target: (page) => dialog(page).getByRole('button', { name: /Sluiten/ }) },
      { name: 'into the cart', target: (page) => button(page, 'In winkelwagen'), outcome: dialog },
    ],
  },
  {
    path: '/configurator/boxsprings/boxspringset-hotel/step-1/',
    presses: [
      {
        name: 'another length',
        target: (page) => page.getByRole('main').locator('label').filter({ hasText: '220 cm' }),
      },
      {
        name: 'the rest of the bed',
        target: (page) => page.getByRole('link', { name: /^Snel kiezen/ }),
        outcome: (page) => button(page, 'In winkelwagen'),
      },
      {
        name: 'the step before',
        target: (page) => page.getByRole('main').getByRole('link', { name: /^Vorige stap/ }),
        outcome: (page) => button(page, 'Naar stap 9'),
      },
      {
        name: 'the summary',
        target: (page) => button(page, 'Naar stap 9'),
        outcome: (page) => button(page, 'In winkelwagen'),
      },
    ],
  },
  {
    path: '/slapen/',
    presses: [
      { name: 'the chat', target: (page) => button(page, /^Chat met/), outcome: dialog },
      { name: 'a letter to it', target: (page) => dialog(page).getByRole('textbox'), keys: 'dek' },
    ],
  },
]
