import type { Intent } from '../intent/intents.ts'

/**
 * What shoppers say, with the words that a shop's pages have for it: pages name countries, not towns, and 'twee personen',
 * not 'met hoeveel man'. The words are added to the question before a passage is chosen.
 */
const paraphrases: readonly (readonly [RegExp, string])[] = [
  // Goods that came back
  [
    /\b(?:gewassen|in de was)\b.*\bterug|\bterug\w*\b.*\bgewassen\b/u,
    'beddengoed verpakking open was het niet gebruik',
  ],
  // Places
  [/\b(?:texel|vlieland|terschelling|ameland|schiermonnikoog|eiland\w*|wadden\w*)\b/u, 'Waddeneilanden boot'],
  [
    /\b(?:gent|antwerpen|brugge|brussel|leuven|hasselt|mechelen|kortrijk|oostende|aalst|genk|luik|namen|turnhout|roeselare|sint-niklaas|knokke|ieper|(?:west|oost)[- ]?vlaanderen|vlaanderen|vlaams\w*|walloni\w*|belg\w*)\b/u,
    'België',
  ],
  [
    /\b(?:amsterdam|rotterdam|utrecht|den haag|eindhoven|groningen|friesland|zeeland|drenthe|brabant|gelderland|nederland\w*)\b/u,
    'Nederland',
  ],
  [
    /\b(?:duits\w*|frankrijk|frans\w*|luxemburg|spanje|engeland|italie|italië|oostenrijk|polen|buitenland\w*|curacao|curaçao|europa|zwitserland)\b/u,
    'bezorgen in Nederland en België',
  ],
  // Delivery
  [/\b(?:avond\w*|(?:s|'s)[ -]?avonds|na (?:zes|zeven|acht|vijf|mijn werk|het werk))\b/u, 'avonds'],
  [/\b(?:ochtend\w*|voormiddag|namiddag|middag\w*|tijdvak|tijdstip|bezorgmoment)\b/u, 'ochtends middags'],
  [/\b(?:hoe laat|welk uur|rond welk|tussen welke)\b/u, 'welke twee uren dag ervoor'],
  [
    /\b(?:niet thuis|overdag|niet ben|thuis zijn|thuisblijven|opendo\w*|open doe\w*|trof|gemist|mis(?:te)? de|niemand|aan het werk|op het werk|weg was|briefje)\b/u,
    'niet thuis buren gebeurt',
  ],
  [/\b(?:buren|buurvrouw|buurman|buur|iemand anders|aannemen)\b/u, 'buren niet thuis'],
  [
    /\b(?:naar boven|boven|verdieping|hoog|trap\w*|lift|appartement|flat|zolder|naar binnen|door de deur|gang|slaapkamer|past|sjouw\w*|drag\w*)\b/u,
    'dragen naar binnen trap lift',
  ],
  [/\b(?:twee man|man|z'n hoevelen|hoeveel (?:man|mensen|personen)|sjouwers)\b/u, 'twee personen mensen'],
  [/\b(?:in elkaar|monte\w*|opbouw\w*|installe\w*|opzetten)\b/u, 'in elkaar zetten monteren'],
  [
    /\b(?:morgen|vandaag|vanavond|nu bestel|deur uit|dezelfde dag|op de post|hoe snel|hoe vlug|verstuurd|hoe ?lang|levertijd\w*|levertermijn|leveringstermijn|voor hoe laat|tot hoe laat|voor welk uur)\b/u,
    'op voorraad werkdag 23.59 dezelfde dag',
  ],
  [/\b(?:zondag\w*|zaterdag\w*|weekend|feestdag\w*|kerst|pasen|maandag)\b/u, 'zaterdag zondag feestdagen'],
  [
    /\b(?:dag|datum|bezorgdag|leverdatum|moment)\b.*\b(?:kies\w*|kiezen|bepalen|afspreken)\b|\b(?:kies\w*|kiezen|bepalen|afspreken)\b.*\b(?:dag|datum|bezorgdag|moment)\b/u,
    'grote meubels kiest zelf een dag afrekenen',
  ],
  [/\b(?:afhaal\w*|afhalen|ophalen|pakketpunt\w*|locker|automaat|komen halen)\b/u, 'pakketpunt ophalen'],
  [/\b(?:postnl|dhl|bpost|dpd|vervoerder|koerier|pakketdienst)\b/u, 'vervoerder bezorgt pakket'],
  [/\b(?:kwijt|zoek|verdwenen|gestolen|verloren)\b/u, 'pakket zoek kwijtraakt opnieuw'],
  [/\b(?:boxspring\w*|bed|bedden|bank|kast\w*|matras\w*|ledikant\w*|meubel\w*)\b/u, 'grote meubels'],
  [
    /\b(?:pakje\w*|pakket\w*|pakske\w*|overtrek\w*|dekbed\w*|kussen\w*|lamp\w*|handdoek\w*|plaid\w*)\b/u,
    'pakket',
  ],
  [/\b(?:gratis|kosteloos|vanaf (?:hoeveel|welk|wanneer)|welk bedrag|boven (?:de|een))\b/u, 'gratis vanaf'],
  [/\b(?:leeftijd|hoe oud|minderjarig\w*|jaar oud)\b/u, 'achttien jaar of ouder'],
  [/\b(?:oude|oud (?:bed|matras)|afgedankt\w*|versleten|weg ermee)\b/u, 'oude nemen mee'],
  // Payment
  [/\b(?:visa|mastercard|kredietkaart\w*|amex)\b/u, 'creditcard'],
  [/\b(?:bankkaart\w*|kbc|belfius|argenta|bankcontact|payconiq)\b/u, 'Bancontact'],
  [/\b(?:wero|rabobank|bunq|knab)\b/u, 'iDEAL'],
  [
    /\b(?:cash|contant|aan de deur|bij levering|bij afhaling|overschrijv\w*|overmaken|apple ?pay|google ?pay|pinnen|tikkie)\b/u,
    'betaalmethoden iDEAL Bancontact creditcard PayPal',
  ],
  [/\b(?:veilig\w*|betrouwbaar|beveiligd|kaartgegevens|oplicht\w*)\b/u, 'veilig betaaldienst bankgegevens'],
  [
    /\b(?:termijn\w*|schijven|delen|maandelijks|elke maand|per maand|stukjes|afbetal\w*|gespreid|aflossen)\b/u,
    'achteraf krediet termijnen geld lenen',
  ],
  [/\b(?:factuur|facturen|kassabon|bon|aankoopbewijs)\b/u, 'factuur'],
  [
    /\b(?:fout\w*|mislukt|hangen|vast|geweigerd|gaat niet|lukt niet|doet het niet|rood)\b/u,
    'mislukt opnieuw werkt niet',
  ],
  [/\b(?:dubbel|twee keer|tweemaal|afgeschreven|geld (?:is )?(?:nu )?weg)\b/u, 'geld afgeschreven'],
  // Returns and faults
  [
    /\b(?:wie betaalt|zelf betalen|retourkosten|eigen kosten|wat kost|hoeveel kost|gratis)\b.*\b(?:retour\w*|terug\w*)\b|\b(?:retour\w*|terug\w*)\b.*\b(?:kost\w*|gratis|betaal\w*)\b/u,
    'wat kost terugsturen eigen kosten porto',
  ],
  [
    /\b(?:hoe ?lang|hoeveel dagen|tot wanneer|binnen (?:hoeveel|welke)|bedenktijd|zichttermijn|termijn)\b/u,
    'veertien dagen bedenktijd',
  ],
  [/\b(?:geld terug|terugbetal\w*|terugbetaald|op m(?:ij)?n rekening|terugstort\w*|geld)\b/u, 'geld terug'],
  [/\b(?:doos|folie|plastic|karton|verpakking|uitgepakt|opengemaakt)\b/u, 'verpakking proberen'],
  [
    /\b(?:gewassen|gebruikt|geslapen|proefslapen|uitprobe\w*|testen|probe\w*)\b/u,
    'proberen gebruik minder waard',
  ],
  [/\b(?:ruil\w*|omruil\w*|wissel\w*|inruil\w*)\b/u, 'ruilen'],
  [
    /\b(?:waar\w*|adres|naartoe)\b.*\b(?:retour\w*|terug\w*)\b|\b(?:retour\w*|terug\w*)\b.*\b(?:waar\w*|adres|naartoe|heen)\b/u,
    'retouradres',
  ],
  [
    /\b(?:op maat|maatwerk|ingekort)\b.*\b(?:retour\w*|terug\w*|ruil\w*)\b|\b(?:retour\w*|terug\w*|ruil\w*)\b.*\b(?:op maat|maatwerk)\b/u,
    'speciaal jouw maten niet herroepen',
  ],
  [
    /\b(?:niet (?:retour\w*|terug\w*|ruil\w*)|uitzondering\w*)\b/u,
    'niet herroepen alleen artikelen jouw maten',
  ],
  [
    /\b(?:bevalt|tegen|valt tegen|staat me niet|aanstaat|past niet|niks|te (?:groot|klein|hard|zacht))\b/u,
    'terugsturen herroepen veertien dagen',
  ],
  [
    /\b(?:kapot|stuk|defect|scheur\w*|gat|gaten|barst\w*|vlek\w*|deuk\w*|kras\w*|beschadigd|gebroken|kraakt|doorgezakt|los)\b/u,
    'kapot beschadigd foto meld',
  ],
  [/\b(?:verkeerd\w*|iets anders|andere (?:kleur|maat))\b/u, 'verkeerd beschadigd meld'],
  [
    /\b(?:garantie\w*|waarborg|(?:na|over) (?:een|twee|anderhalf|drie|\d+) (?:jaar|maanden?))\b/u,
    'garantie jaar hoe lang',
  ],
  [/\b(?:transport\w*|verzeker\w*)\b/u, 'transportverzekering'],
  [/\b(?:ontbreek\w*|mist|mis ik|niet compleet|incompleet|onderdeel)\b/u, 'heel en compleet meld'],
  // Orders
  [
    /\b(?:annul\w*|afzeg\w*|stopzet\w*|bestelling af|order af|niet meer|hoeft niet|bedacht)\b/u,
    'herroepen annuleer',
  ],
  [
    /\b(?:wijzig\w*|verander\w*|aanpass\w*|vergist|toevoegen|verzet\w*|verplaats\w*|uitstel\w*)\b/u,
    'bestelling wijzigen vergist',
  ],
]

/** Questions about choosing goods: 'hoe lang' is a length there, and no time. */
const adviceIntents: readonly Intent[] = ['firmness', 'care', 'made_to_measure']

/** Returns the words that a shop's pages have for what a question about service says in other words; none for most. */
export function paraphrase(question: string, intent?: Intent): string {
  if (intent !== undefined && adviceIntents.includes(intent)) return ''
  const asked = question.toLowerCase()
  return paraphrases
    .filter(([pattern]) => pattern.test(asked))
    .map(([, words]) => words)
    .join(' ')
}
