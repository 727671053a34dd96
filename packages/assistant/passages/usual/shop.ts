import type { SubjectQuestions } from './subject-questions.ts'

export const usualShopQuestions = {
  account: {
    // A question about an account in general is none about a password, and none about needing one.
    usual: '',
    others: [
      [/\breden\b/u, 'Moet ik een reden geven als ik van een koop afzie?'],
      [
        /(?:wachtwoord|paswoord|password|\bww\b).*(?:wijzig|verander|aanpas|nieuw)|(?:wijzig|verander|aanpas).*(?:wachtwoord|paswoord)/u,
        'Hoe wijzig ik mijn naam, adres, e-mailadres of wachtwoord?',
      ],
      [/wachtwoord|paswoord|password|inloggegevens|\bww\b/u, 'Ik ben mijn wachtwoord vergeten.'],
      [
        /(?:inlog|aanmeld|log in|ingelogd|in mijn account|erin|binnen|code|passkey|vingerafdruk|gehackt)/u,
        'Ik kan niet inloggen.',
      ],
      [
        /nieuwsbrief|reclame|mailing|uitschrijv|schrijf .*uit|afmeld|meld .*af|mailtjes|spam|te veel mail|aanbiedingen/u,
        'Hoe meld ik me af voor de nieuwsbrief?',
      ],
      [
        /verwijder|opheffen|hef .*op|\bsluit|wissen|wis |gooi|opzeg|zeg .*op|download|inzien|opvragen/u,
        'Hoe verwijder ik mijn account?',
      ],
      [
        /(?:verhuis|nieuw adres|ander adres|adres|e-?mailadres|telefoon|naam|gegevens).*(?:wijzig|verander|aanpas|pas .*aan|profiel|account)|(?:wijzig|verander|aanpas|pas ik).*(?:adres|gegevens|naam|profiel|telefoon)|verhuisd/u,
        'Hoe wijzig ik mijn naam, adres, e-mailadres of wachtwoord?',
      ],
      [
        /(?:oude|vorige|eerdere|vroeger|mijn) (?:bestelling|aankop|kocht)|bestelgeschiedenis|geschiedenis/u,
        'Waar zie ik wat ik bestelde?',
      ],
      [/ordernummer|bestelnummer/u, 'Waar vind ik mijn bestelnummer?'],
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
