import type { Frame } from './frame.ts'

/** Headings of what went wrong with what came. */
const ofFault = [
  'warranty',
  'Ik kreeg iets anders dan ik bestelde.',
  'Mijn artikel kwam beschadigd aan.',
  'Er ontbreekt iets aan mijn bestelling.',
  'Er is één onderdeel kapot. Moet alles terug?',
  'Hoe snel krijg ik een nieuw artikel of onderdeel?',
] as const
const howSoon =
  /\b(?:hoe ?(?:lang|snel|vlug|rap)|wanneer|binnen hoeveel|welke dag|hoeveel (?:dagen|tijd)|(?:nog )?(?:voor|deze) (?:het )?(?:weekend|week|vrijdag|zaterdag|maandag|kerst))\b/u

/** Turns after something that came broken, wrong or not at all, and after sending back. */
export const framesOfFaults: readonly Frame[] = [
  // 'En als ik het vies maak' after trying goods.
  {
    after: ['returns'],
    said: /\b(?:vies|vuil|vlek\w*|knoei\w*|mors\w*)\b/u,
    without: /\b(?:hoe|uit|verwijder\w*|kreeg|binnen|zat)\b/u,
    asks: 'Mag er een vlek op een matras dat ik terugstuur?',
  },
  // 'Moet de doos dan nog heel zijn' after how long goods may go back.
  {
    after: ['returns'],
    said: /^(?=.*\b(?:doos|verpakking|karton|folie|plastic)\b)(?=.*\b(?:heel|originele?|nog|open|geopend|weg|weggegooid|kapot|gescheurd|nodig)\b)/u,
    without: /\b(?:hoe (?:pak|moet)|inpakken|briefje)\b/u,
    asks: 'Kan ik terugsturen of ruilen zonder de verpakking?',
  },
  // 'Ook de verzendkosten' after money back.
  {
    after: [
      'Ik kreeg niet alles terugbetaald.',
      'Wanneer heb ik mijn geld terug?',
      'Krijg ik mijn geld terug, of een tegoed?',
      'Kan ik een deel van mijn bestelling terugsturen?',
    ],
    said: /\b(?:verzendkosten|bezorgkosten|leveringskosten|porto)\b/u,
    asks: 'Wat je terugkrijgt',
  },
  // 'Al drie weken' after money that has not come back.
  {
    after: ['Mijn retour is al terug, maar ik heb nog geen geld.', 'Wanneer heb ik mijn geld terug?'],
    said: /^(?:(?:en|dat|het|is|wacht|ik|nu|duurt|maar|al|ruim|bijna|meer|dan|na|sinds)\s+)*(?:\d+|een|twee|drie|vier|vijf|zes|paar) (?:dagen|weken|week|maand|maanden)\b/u,
    asks: 'Mijn retour is al terug, maar ik heb nog geen geld.',
  },
  // 'En als die kwijtraakt' after sending back.
  {
    after: ['returns'],
    said: /\b(?:kwijt\w*|zoek|verloren|verdwijn\w*|verdwenen|niet aankom\w*|nooit aankom\w*)\b/u,
    without: /\b(?:bon\w*|factuur|bestelnummer|doos|verpakking|label|bewijs)\b/u,
    asks: 'Mijn retour is onderweg kwijtgeraakt.',
  },
  // 'Krijg ik dan een nieuwe' after goods that did not keep in the wash.
  {
    after: [
      'Verkleurt beddengoed in de was?',
      'Krimpt beddengoed in de was?',
      'Mijn handdoeken of plaid pluizen.',
      'Mijn dekbed of kussen klontert na het wassen.',
      'Mijn nieuwe matras of kussen ruikt. Is dat normaal?',
    ],
    said: /\b(?:krijg|kan|mag|wil)\b.*\b(?:nieuwe?|ander\w*|geld terug|vervang\w*|omruil\w*)\b|\bgarantie\b/u,
    asks: 'Mijn artikel is niet goed of ging snel stuk. Wat nu?',
  },
  // 'Wanneer staat het terug' after money that was taken twice.
  {
    after: ['Ik heb dubbel of te veel betaald.'],
    said: /\b(?:wanneer|hoe ?lang|hoe snel|binnen hoeveel)\b/u,
    asks: 'Ik heb dubbel of te veel betaald.',
  },
  // 'En als ik er zelf niks aan wil doen' after something that is not right.
  {
    after: ['warranty'],
    said: /\b(?:zelf|zelve)\b.*\b(?:klus\w*|repar\w*|herstel\w*|maken|fix\w*|sleutel\w*|schroev\w*|doen|prutsen|aandraaien|lukt)\b|\bniet handig\b|\b(?:geen|niet) (?:zin|handig\w*)\b/u,
    asks: 'Moet ik zelf repareren wat niet goed is?',
  },
  // 'Hoe lang duurt het voor ik die heb', 'dus wanneer komen jullie het omruilen' after something that is not right.
  {
    after: ofFault,
    said: new RegExp(
      `^(?=.*${howSoon.source})(?=.*\\b(?:nieuwe?|ander\\w*|goede?|juiste?|die|dat|het|hem|onderdeel\\w*|schroe\\w+|omruil\\w*|vervang\\w*|ophalen|opgehaald|opgelost|komen|komt|heb|krijg|krijgen|sturen)\\b)`,
      'u',
    ),
    without: /\b(?:geld|terugbetal\w*|terugbetaald|garantie|recht|melden|klagen|antwoord|reactie)\b/u,
    asks: 'Hoe snel krijg ik een nieuw artikel of onderdeel?',
  },
  // 'En dat kost mij niks hoop ik' after something that is not right.
  {
    after: ofFault,
    said: /^(?:(?:en|dus|maar|ok\w*|dan)[\s,]+)*(?:wie betaalt|wat kost|moet ik (?:\w+ ){0,2}betalen|kost)\b|\b(?:kost|betaal|betalen)\b.*\b(?:niks|niets|geen geld|iets|extra|zelf)\b|\bgratis\b/u,
    without: /\b(?:geld terug|garantie|krijg ik|korting)\b/u,
    asks: 'Wie betaalt het terugsturen als het jullie fout is?',
  },
  // 'Wie betaalt dat' after a driver who broke something.
  {
    after: ['De bezorger was onbeschoft of heeft iets vernield.'],
    said: /\b(?:wie betaalt|vergoed\w*|betalen|betaal|schade|aansprakelijk\w*|verzeker\w*)\b/u,
    asks: 'Wie is aansprakelijk als er schade of letsel is?',
  },
  // 'Bon heb ik niet meer' after something that is not right asks for the paper, and for no voucher.
  {
    after: ['warranty'],
    said: /^(?=.*\b(?:bon|bonnetje|kassabon|factuur|aankoopbewijs|bewijs)\b)(?=.*\b(?:geen|niet|kwijt|weg|weggegooid|zonder|nergens|vind\w*)\b)/u,
    asks: 'Heb ik garantie zonder bon of factuur?',
  },
  {
    after: ['returns'],
    said: /^(?=.*\b(?:bon|bonnetje|kassabon|factuur|aankoopbewijs)\b)(?=.*\b(?:geen|niet|kwijt|weg|weggegooid|zonder|nergens|vind\w*)\b)/u,
    asks: 'Kan ik iets terugsturen zonder bon?',
  },
  // 'En als ik het al gewassen heb' after something that broke.
  {
    after: ['warranty'],
    without: /\b(?:mag|kan) ik\b/u,
    said: /\b(?:al |een keer |paar keer )?(?:gewassen|gebruikt|in gebruik|op geslapen)\b/u,
    asks: 'Heb ik nog garantie als ik het heb gewassen of gebruikt?',
  },
  {
    after: ['returns'],
    said: /^(?:(?:en|maar|ook|of|dus)\s+)*(?:als|wanneer|indien|ook als)?.*\b(?:gewassen|gebruikt|op geslapen)\b/u,
    asks: 'Kan ik terugsturen wat ik heb gewassen of gebruikt?',
  },
  // 'Hoe moet ik het inpakken' after sending back wraps no present.
  {
    after: ['returns'],
    said: /\b(?:inpak\w*|verpak\w*|pak ik|in de doos|welke doos|ingepakt)\b/u,
    without: /\b(?:geen|zonder|open|geopend|kapot|weg|weggegooid|kwijt|originele|uitgepakt|retourlabel)\b/u,
    asks: 'Hoe pak ik mijn retour in?',
  },
  // 'Is dat gevaarlijk' after a smell.
  {
    after: [
      'Mijn nieuwe matras of kussen ruikt. Is dat normaal?',
      'Mijn nieuwe dekbed, plaid of gordijn ruikt. Is dat normaal?',
    ],
    said: /\b(?:gevaarlijk|schadelijk\w*|ongezond|giftig\w*|slecht voor|kwaad|veilig|chemisch\w*|chemicalien)\b/u,
    asks: 'Zitten er schadelijke stoffen of brandvertragers in jullie artikelen?',
  },
  // 'En wie betaalt dan het terugsturen' after something that is not right.
  {
    after: ['warranty'],
    said: /^(?=.*\b(?:betal\w*|betaal\w*|kost\w*|gratis|kosten)\b)(?=.*\b(?:terug\w*|retour\w*|opsturen|ophalen|opgehaald|halen|verzend\w*|porto)\b)/u,
    without: /\b(?:geld|terugbetal\w*|terugbetaald)\b/u,
    asks: 'Wie betaalt het terugsturen als het jullie fout is?',
  },
  // 'Ook als hij te hard is' after what sending back costs.
  {
    after: ['Wat kost terugsturen?', 'Wie betaalt het terugsturen als het jullie fout is?'],
    said: /^(?:(?:en|ook|maar|zelfs)\s+)+(?:als|indien|wanneer (?:hij|ze|het|die|er|de))\b/u,
    without:
      /\b(?:belg\w*|pakket|pakje|klein\w*|deel|account|bon)\b|\bals (?:het|dat) (?:om )?(?:een )?\w+ (?:is|gaat|betreft)\W*$/u,
    asks: 'Wie betaalt het terugsturen als het jullie fout is?',
  },
  // 'Hij is al ingedroogd' after how a stain is taken away.
  {
    after: ['Hoe krijg ik een vlek uit mijn laken of overtrek?', 'Hoe krijg ik een vlek uit mijn matras?'],
    said: /\b(?:ingedroogd|opgedroogd|droog|ingetrokken|oude?|ouder|vast|er al \w+ in)\b/u,
    asks: 'De vlek is al ingedroogd. Krijg ik hem er nog uit?',
  },
  // 'Ik heb het al gebruikt' takes nothing from the right to get what was ordered.
  {
    after: ['Ik kreeg iets anders dan ik bestelde.'],
    said: /\b(?:al )?(?:gebruikt|gewassen|uitgepakt|geopend|opengemaakt|geslapen|opgemaakt)\b/u,
    without: /\b(?:mag|kan) ik\b/u,
    asks: 'Wie betaalt het terugsturen als het jullie fout is?',
  },
]
