import type { DemoCategory } from './category.ts'

const dealSteps = [
  {
    title: 'Kies wat je mooi vindt',
    text: 'De actieprijs staat er al bij. Je hoeft geen code in te vullen.',
  },
  {
    title: 'Leg het in je winkelwagen',
    text: 'Daar zie je altijd de prijs van dat moment, met de bezorgkosten erbij.',
  },
  { title: 'Slaap er rustig op', text: 'Je hebt veertien dagen bedenktijd, ook bij een deal.' },
]

/** Says what is counted, in the words of the decision on the promotion. */
const twoPlusTwoSteps = [
  {
    title: 'Leg er vier in je winkelwagen',
    text: 'Alles op deze pagina telt mee. Maten en kleuren mag je door elkaar kiezen.',
  },
  {
    title: 'De twee goedkoopste zijn gratis',
    text: 'Dat geldt voor elke vier die je kiest, te beginnen bij de duurste. Bij acht zijn er dus vier gratis.',
  },
  {
    title: 'De korting gaat er vanzelf af',
    text: 'Je hebt geen code nodig. Stuur je er later een terug, dan krijg je wat je er na de korting voor hebt betaald.',
  },
]

/** Deals, seasons and other occasions, which also show what the departments contain. */
export const occasions: DemoCategory[] = [
  {
    path: 'aanbiedingen',
    title: 'Aanbiedingen',
    description: 'Dagdeals, weekdeals, outlet en acties bij elkaar.',
    parent: null,
    inNavigation: true,
    cardImage: 'dekbedovertrek-bogen-oker-hero',
  },
  {
    path: 'dagdeals',
    title: 'Dagdeals',
    description: 'Elke dag drie artikelen voor minder, tot middernacht. Daarna geldt weer de gewone prijs.',
    parent: 'aanbiedingen',
    cardImage: 'dekbedovertrek-bogen-oker-hero',
    countdown: 'daily',
    actionSteps: dealSteps,
  },
  {
    path: 'weekdeals',
    title: 'Weekdeals',
    description: 'Elke week twee artikelen voor minder, tot en met maandagavond.',
    parent: 'aanbiedingen',
    cardImage: 'boxspring-zand-hero',
    countdown: 'weekly',
    actionSteps: dealSteps,
  },
  {
    path: 'alle-deals',
    title: 'Alle deals',
    description: 'De deals van vandaag en van deze week. Bij elk artikel staat tot wanneer de prijs geldt.',
    parent: 'aanbiedingen',
    cardImage: 'tafellamp-terracotta-hero',
    filledBy: ['daily', 'weekly', 'other'],
  },
  {
    path: 'deal-van-de-dag',
    title: 'Deal van de dag',
    description: 'Vandaag voor minder, tot middernacht.',
    parent: null,
    cardImage: 'dekbedovertrek-bogen-oker-hero',
    countdown: 'daily',
  },
  {
    path: 'outlet',
    title: 'Outlet',
    description: 'Laatste stuks en uitlopende kleuren.',
    parent: 'aanbiedingen',
    actionSteps: [],
    cardImage: 'gordijn-terracotta-hero',
    tilesPerRow: 4,
  },
  {
    path: 'black-friday',
    title: 'Black Friday',
    filledBy: ['discount'],
    description: 'Alle kortingen van dit moment bij elkaar.',
    parent: 'aanbiedingen',
    tilesPerRow: 4,
    actionSteps: dealSteps,
    cardImage: 'boxspring-nachtblauw-hero',
    bannerImage: 'black-friday-banner',
  },
  {
    path: '2-plus-2-gratis',
    title: '2+2 gratis',
    description: 'Kies vier handdoeken, in elke maat en kleur die je wilt. De twee goedkoopste zijn gratis.',
    parent: 'aanbiedingen',
    cardImage: 'handdoek-salie-hero',
    actionSteps: twoPlusTwoSteps,
  },
  {
    path: 'tweede-kans',
    title: 'Tweede kans',
    description: 'Teruggestuurd, nagekeken en zo goed als nieuw.',
    parent: 'aanbiedingen',
    cardImage: 'tafellamp-blauwgrijs-hero',
  },
  {
    path: 'zomer-deals',
    title: 'Zomerdeals',
    description: 'Licht beddengoed voor warme nachten.',
    parent: 'aanbiedingen',
    cardImage: 'dekbedovertrek-linnen-naturel-hero',
  },
  {
    path: 'wintertijd',
    title: 'Wintertijd',
    description: 'Warm slapen als het buiten koud is.',
    parent: 'aanbiedingen',
    cardImage: 'dekbedovertrek-ruit-terracotta-hero',
    bannerImage: 'kerst-banner',
  },
  {
    path: 'nieuw',
    title: 'Nieuw binnen',
    description: 'Het laatste dat we aan de winkel toevoegden.',
    parent: null,
    cardImage: 'dekbedovertrek-streep-blauw-hero',
    tilesPerRow: 4,
  },
  {
    path: 'basics',
    title: 'Basics',
    description: 'Effen, goed en betaalbaar: de stukken die je altijd nodig hebt.',
    parent: null,
    cardImage: 'gordijn-gebroken-wit-hero',
    tilesPerRow: 4,
  },
  {
    path: 'barbecue',
    title: 'Barbecue',
    description: 'Buiten koken, het hele jaar door.',
    parent: 'home-living',
    cardImage: 'barbecue-kogel-zwart-hero',
    bannerImage: 'tuin-banner',
  },
  {
    path: 'webshop',
    title: 'Webshop',
    description: 'Een keuze uit alles wat we verkopen, om mee te beginnen.',
    parent: null,
    cardImage: 'boxspring-zand-hero',
    tilesPerRow: 4,
  },
  // The specification's paths for customers. There are no accounts yet, and nobody needs one: these pages show what other
  // customers chose, with the way to a placed order.
  {
    path: 'customer',
    title: 'Gekozen door klanten',
    description: 'Wat klanten het vaakst kiezen, en wat voordeliger is als je er meer van neemt.',
    parent: null,
    cardImage: 'plaid-zand-hero',
  },
  {
    path: 'customer/account',
    title: 'Voordeelsets',
    description: 'Twee of meer bij elkaar, voor minder dan los. Een account heb je er niet voor nodig.',
    parent: 'customer',
    cardImage: 'plaid-salie-hero',
  },
  {
    path: 'customer/account/login',
    title: 'Inloggen is niet nodig',
    description:
      'Bestellen kan zonder account, en je bestelling vind je terug via de link in je bevestigingsmail. Hieronder staat wat klanten al meer dan een jaar kiezen.',
    parent: 'customer',
    cardImage: 'plaid-terracotta-hero',
  },
]
