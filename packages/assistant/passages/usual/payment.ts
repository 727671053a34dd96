import type { SubjectQuestions } from './subject-questions.ts'

export const usualPaymentQuestions = {
  payment: {
    usual: 'Hoe kan ik betalen?',
    others: [
      [
        /wanneer.*(?:afgeschreven|betaal|afgerekend)|(?:meteen|direct|pas|later).*(?:afgeschreven|afschrijven)/u,
        'Wanneer betaal ik?',
      ],
      [
        /veilig|betrouwbaar|vertrouwen|beveilig|kaartgegevens|bankgegevens|kaartnummer|rekeningnummer|oplicht/u,
        'Veilig betalen op de pagina van de betaaldienst',
      ],
      [
        /(?:extra|meer|toeslag|kost).*(?:paypal|creditcard|visa|mastercard|ideal|bancontact|methode)|(?:paypal|creditcard|visa|mastercard|ideal|bancontact|methode).*(?:extra|meer|toeslag|kost)/u,
        'Kost een betaalmethode extra?',
      ],
      [/factuur|facturen|\bbon(?:netje)?\b|kassabon|aankoopbewijs/u, 'de factuur staat bij je bestelling'],
      [
        /ideal|wero|bancontact|paypal|creditcard|kredietkaart|visa|mastercard|maestro|american express|amex|kaart|apple ?pay|google ?pay|payconiq|overschrijv|contant|cash|bankkaart/u,
        'Hoe kan ik betalen? iDEAL, Bancontact, creditcard en PayPal',
      ],
      [/btw/u, 'Zijn de prijzen inclusief btw?'],
    ],
  },
  pay_later: {
    usual: 'Kan ik achteraf betalen?',
    others: [
      [
        /oud|leeftijd|minderjarig|jaar|mijn (?:zoon|dochter|kind)|van \d\d\b|student|\bben (?:ik |pas |nog |net )*1[0-7]\b/u,
        'Je moet achttien jaar of ouder zijn',
      ],
      [
        /termijn|schijven|delen|maand|stukjes|afbetal|gespreid|in3|alma|klarna|riverty|billink/u,
        'Achteraf of in termijnen: krediet van een betaaldienst',
      ],
    ],
  },
  payment_trouble: {
    usual: 'Mijn betaling is mislukt. Wat nu?',
    others: [
      [
        /afgeschreven|afgegaan|afgeboekt|van mijn rekening|dubbel|twee keer|\d ?(?:x|keer)\b|tweemaal|geld (?:is )?(?:nu )?(?:weg|kwijt)|geen bestelling|geen bevestiging|gelukt is|aangekomen/u,
        'Er is geld afgeschreven, maar ik zie geen bestelling.',
      ],
    ],
  },
  discount: {
    usual: 'Zo gebruik je een kortingscode',
    others: [
      [
        /werkt niet|niet geaccepteerd|ongeldig|geweigerd|doet (?:het|niks)|lukt niet/u,
        'Mijn code werkt niet. Wat nu?',
      ],
      [/doorgestreept|streep|adviesprijs|vanprijs/u, 'Wat betekent de doorgestreepte prijs?'],
      [/combineren|twee codes|meerdere|tegelijk|samen/u, 'één kortingscode en één voucher gebruiken'],
      [/gekregen|kreeg|in mijn mail/u, 'Ik kreeg een voucher bij mijn bestelling. Wat kan ik ermee?'],
      [/geldig|einddatum|tot wanneer|hoe lang|verlop|verloop/u, 'Geldigheid: heeft een code een einddatum'],
      [
        /aanbieding|outlet|sale|al afgeprijsd/u,
        'Geldt een code ook voor artikelen die al in de aanbieding zijn?',
      ],
      [/gekregen|wat kan ik|voucher/u, 'Ik kreeg een voucher bij mijn bestelling. Wat kan ik ermee?'],
      [/black friday|solden|uitverkoop|koopjes|acties|deals/u, 'codes en acties die nu gelden, dagdeals'],
    ],
  },
} as const satisfies Record<string, SubjectQuestions>
