import type { SubjectQuestions } from './subject-questions.ts'

export const usualShopQuestions = {
  account: {
    // No question about an account in general has an answer on a page: one about a password is none about needing one.
    usual: '',
    others: [
      [/ordernummer|bestelnummer/u, 'Waar vind ik mijn ordernummer?'],
      [/bevestig|mail|gelukt|doorgekomen/u, 'Hoe weet ik of mijn bestelling gelukt is?'],
      [/nodig|verplicht|zonder|moet ik|aanmaken/u, 'Heb ik een account nodig om te bestellen?'],
      [/gegevens|privacy|avg|gdpr/u, 'Wat doen jullie met mijn gegevens?'],
      [/cookie/u, 'Hoe verander ik mijn cookiekeuze?'],
      [/favoriet/u, 'Mijn favorieten zijn weg.'],
    ],
  },
  about_shop: {
    usual: 'Over ons: wie we zijn',
    others: [
      [/schrijven|achterlaten|plaatsen|geven/u, 'Review schrijven'],
      [/review|beoordeling/u, 'Zo werken onze beoordelingen'],
      [/vacature|solliciteren|werken bij|baan|stage/u, 'vacatures'],
      [/klacht/u, 'Een klacht'],
      [/prijs|prijzen|goedkoop|korting/u, 'Hoe onze prijzen werken'],
      [
        /duurzaam|milieu|gemaakt|maak|herkomst|keurmerk|fabrik/u,
        'Hoe we kiezen: de stof, wie het maakt, keurmerk',
      ],
    ],
  },
  business: {
    usual: 'Bestellen als bedrijf',
    others: [
      [/verlegd|zonder btw|btw/u, 'Belgisch bedrijf: btw verlegd, factuur met btw-nummer'],
      [
        /offerte|aantallen|stuks|\d{2}|twintig|dertig|veertig|vijftig|hotel/u,
        'Grote aantallen: vraag een offerte',
      ],
      [/retour|terug|bedenktijd/u, 'Wat anders is voor bedrijven'],
    ],
  },
} as const satisfies Record<string, SubjectQuestions>
