import { footer } from './blocks/footer.ts'
import { homepage } from './blocks/homepage.ts'
import { shopFloor } from './blocks/shop-floor.ts'

/**
 * The words and pictures of the demo shop's fixed places, in the shapes of the api's content blocks. Links lead only to
 * pages that exist; company, address, phone and numbers are invented.
 */
export const demoContent = {
  notification: {
    alert: { text: 'Black Friday: alle kortingen bij elkaar', link: '/black-friday/' },
    usps: [
      'Bij elke bestelling een gratis voucher',
      'Grote meubels bezorgd door twee mensen',
      'Ook bezorgd in België',
      'Vragen? Bel ons op werkdagen',
    ],
  },
  'extra-navigation': {
    left: [
      { title: 'Nieuw binnen', link: '/nieuw/' },
      { title: 'Outlet', link: '/outlet/' },
      { title: 'Inspiratie', link: '/inspiratie/' },
    ],
    right: [
      { title: 'Basics', link: '/basics/' },
      { title: 'Tweede kans', link: '/tweede-kans/' },
    ],
  },
  'sub-navigation': {
    seeAll: 'Bekijk alles in {menu}',
    columns: [
      {
        categoryPath: 'slapen',
        title: 'Hulp bij kiezen',
        link: '/service/',
        links: [
          { title: 'Keuzehulp matras', link: '/keuzehulp/matras/' },
          { title: 'Keuzehulp dekbed', link: '/keuzehulp/dekbed/' },
          { title: 'Keuzehulp hoofdkussen', link: '/keuzehulp/hoofdkussen/' },
        ],
      },
    ],
  },
  'cart-promo': {
    promos: [
      {
        link: '/2-plus-2-gratis/',
        imageKey: 'badtextiel-banner',
        title: '2+2 gratis',
        subTitle: 'Kies vier handdoeken, betaal er twee',
        buttonText: 'Bekijk de actie',
      },
      {
        link: '/hoeslaken/',
        imageKey: 'hoeslaken-wit-hero',
        title: 'Een hoeslaken erbij?',
        subTitle: 'In elke maat, ook voor een topper',
        buttonText: 'Bekijk hoeslakens',
      },
      {
        link: '/dagdeals/',
        imageKey: 'slapen-hoog-banner',
        title: 'Deals van de dag',
        subTitle: 'Alleen vandaag voor deze prijs',
        buttonText: 'Naar de dagdeals',
      },
    ],
  },
  'shop-floor': shopFloor,
  'newsletter-popup': {
    title: 'Krijg € 5,- tegoed van ons',
    content: 'Schrijf je in en lees als eerste over deals, nieuwe collecties en hoe je beter slaapt.',
    button_text: 'Schrijf me in',
    small_text: 'Ongeveer één mail per week.',
    active: true,
  },
  footer,
  homepage,
}
