import { fold } from '@sluimer/search/text/words/tokens'

/** Headings of something special, which another heading answers for all other cases: with none of these words a message asks for the other. */
const marks = [
  {
    of: /\bzelf samenstel|\bsamengestelde boxspring niet in/u,
    word: /\b(?:samen\w*|op maat|maatwerk\w*|maatbed\w*|configur\w*|ontw[eo]rp\w*|zelf\w*|speciaal|gepersonaliseerd\w*|personaliseer\w*|custom|wens|wensen|eigen|klik\w*|(?:voor|door) (?:mij|ons|me)|gekozen|uitgekozen|keuzes?|in productie|op bestelling|gemaakt|maken)\b/u,
  },
  {
    of: /\bkorting als ik het houd/u,
    word: /\b(?:korting\w*|hou\w*|vergoed\w*|compens\w*|tegemoet\w*|geld|euro|bedrag|goedkoper|prijs|afgeprijsd|\w*vermindering|procent|tegoed|bon|cadeautje|iets terug|eraf|er af)\b|%|€/u,
  },
  {
    of: /\bals het jullie fout is/u,
    word: /\b(?:\w*fout\w*|kapot\w*|defect\w*|stuk\w*|beschadig\w*|schade|verkeerd\w*|gebroken|gebarsten|gescheurd\w*|mankement\w*|gebrek\w*|deugt|blunder\w*|vergiss\w*|per vergissing|schuld|aan jullie|aan u|jullie kant|bij u ligt|niet goed|iets mis)\b/u,
  },
  {
    of: /^Welke maat hoeslaken\b/u,
    word: /\b\p{L}*(?:laken\w*|molton\w*)\b/u,
  },
  // Whether the stairs cost anything is asked with a word of cost: 'krijg ik het boven' asks how far it is brought.
  {
    of: /^Kost het extra als ik op een verdieping/u,
    word: /\b(?:\w*kost\w*|extra|toeslag\w*|betaal\w*|betalen|bijbetal\w*|meerprijs|prijs|duurder|gratis|reken\w*|geld|euro|tarief|bij)\b|€/u,
  },
  // Who asks whether it may go to the neighbours has no parcel there.
  {
    of: /\bbij buren die ik niet ken\b/u,
    word: /^(?!\s*(?:kan|kun|kunt|kunnen|mag|mogen|wil|willen|zou|zouden)\b)/u,
  },
  {
    of: /^Kan ik voorkomen dat mijn pakket naar de buren\b/u,
    word: /\b(?:niet|nie|ni|nooit|geen|niks|liever|zonder|anders|alleen|enkel|persoonlijk|uit|knop|zorg|overslaan|(?:voorkom|verbied|verbod|vermijd|uitsluit|weiger|stop|instel|blok)\w*)\b/u,
  },
  {
    of: /^Zijn de planten echt/u,
    word: /plant|bo(?:om|men)|\b(?:groen|pot|potten|bloem\w*|kunst\w*|blad|bladeren)\b/u,
  },
  // 'Een cadeau voor mijn schoonmoeder' looks for goods.
  {
    of: /^Kan ik een cadeau terugsturen/u,
    word: /\b(?:terug\w*|\w*ruil\w*|retour\w*|\w*wissel\w*|te (?:klein|groot)|verkeerde?|dubbel|past|niet (?:mooi|leuk)|gekregen|kreeg|krijgt|krijgen|gehad|gaf|gegeven|tegenvalt|bevalt)\b/u,
  },
  // 'Wat is handig' asks nothing of reviews.
  {
    of: /^Waar anderen iets aan hebben/u,
    word: /\b(?:\w*review\w*|\w*beoordel\w*|recensie\w*|schrij\w*|anderen|ervaring\w*|sterren|mening\w*|opschrij\w*)\b/u,
  },
  // 'Hoe kan ik dat controleren' after down asks of no reviews.
  {
    of: /^Wat we controleren/u,
    word: /\b(?:\w*review\w*|\w*beoordel\w*|recensie\w*|nep\w*|sterren|mening\w*|klanten|kopers|schrijver\w*|geverifieerd\w*|ervaring\w*|verzonnen)\b/u,
  },
  // What was not brought twice has not come once.
  {
    of: /^Ik kreeg iets dubbel\b/u,
    word: /^(?!.*\bniet (?:\w+ )?(?:geleverd|gekomen|bezorgd|gebracht|gekregen|ontvangen)\b)/u,
  },
  // A third lamp that is broken waits for no answer.
  {
    of: /^Ik hoor niets op mijn klacht/u,
    word: /\b(?:\w*antwoord\w*|\w*reactie\w*|reager\w*|\w*bericht\w*|\w*mail\w*|hoor\w*|gehoord|vernomen|contact\w*|\w*bel|\w*bellen|\w*gebeld|\w*klacht\w*|stil\w*|genegeerd|negeer\w*|niks|niets|geschreven|formulier\w*|ticket|gemeld|vraag|vragen)\b/u,
  },
  // A credit card that is refused lends nothing.
  {
    of: /^Achteraf betalen werd geweigerd/u,
    word: /^(?!.*\b(?:creditcard|kredietkaart|visa|mastercard|bankkaart|pinpas|paypal|ideal|bancontact|huurbaas|verhuurder|verzeker\w*|werkgever)\b)/u,
  },
  // 'Nog steeds geen retourlabel' waits for no money.
  { of: /^Mijn retour is al terug/u, word: /^(?!.*label)/u },
  // 'Is jullie hout duurzaam' asks of no van.
  {
    of: /^Is het bezorgen CO2/u,
    word: /\b(?:\w*bezorg\w*|\w*lever\w*|\w*verzend\w*|\w*transport\w*|\w*vervoer\w*|co2\w*|\w*klimaat\w*|\w*uitstoot\w*|elektrisch\w*|busjes?|fiets\w*|\w*verpakking\w*|\w*milieu\w*|groene?|pakket\w*|pakje|doos|dozen|voetafdruk|koerier\w*|rijden)\b/u,
  },
  // A term within the fourteen days is not too late.
  {
    of: /^Ik ben te laat met terugsturen/u,
    word: /^(?!.*\b(?:[1-9]|1[0-3]|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien) (?:dag|dagen|dagjes|nacht|nachten|nachtjes)\b)(?!.*\b(?:1|een|n) (?:week|weekje)\b)/u,
  },
  // 'Een topper van 140 op een bed van 160' is told with these sizes.
  { of: /^Moet een topper even groot/u, word: /^(?!.*\b\d{2,3}\b.*\b\d{2,3}\b)/u },
  // 'Is er op een kussen ook bedenktijd' is asked by no business.
  {
    of: /^Wat anders is voor bedrijven/u,
    word: /\b(?:\w*bedrij\w*|zakelijk\w*|\w*zaak|firma|onderneming\w*|ondernemer\w*|zzp\w*|kvk\w*|btw\w*|hotel\w*|b&b|bed and breakfast|school|praktijk|kantoor|stichting|vereniging|pension|organisatie|instelling|business|eenmanszaak|vennootschap|bvba|bv)\b/u,
  },
  // Who tells the number of an order has ordered.
  { of: /^Bestellen als bedrijf/u, word: /^(?!.*\bkjd[ -]?\d{5,})/u },
  // A death without an order asks for nothing of the service.
  {
    of: /^Iemand die bij jullie bestelde/u,
    word: /\b(?:bestel\w*|besteld\w*|order\w*|pakket\w*|pakje|lever\w*|geleverd|annul\w*|geannuleerd|afgezegd|afzeg\w*|terug\w*|retour\w*|factuur|gekocht|onderweg|komt er|komen|klant|koper|hoeft niet|overledene)\b/u,
  },
  // 'Een matras voor mijn zoon van 10' asks whether nobody may order.
  {
    of: /^Hoe oud moet ik zijn\b/u,
    word: /\b(?:zelf|mag|mogen|kan|ben|word|moet|oud|jaar|\w*leeftijd\w*|\w*jarig\w*|achttien|18|zeventien|zestien|vijftien|ouders?|volwassen\w*|jonger|zakgeld)\b/u,
  },
  // 'Ik woon in België' asks of no village on the border.
  {
    of: /\bin Baarle\b/u,
    word: /\b(?:baarle\w*|hertog|nassau|\w*enclave\w*|grens\w*|postcode|postnummer)\b/u,
  },
  {
    of: /^Ik heb geen huisnummer/u,
    word: /\b(?:\w*huisnummer\w*|nummer|\w*camping\w*|\w*park\w*|\w*haven\w*|\w*boot\w*|\w*caravan\w*|chalet\w*|\w*plek|\w*plaats\w*|\w*plaatsnummer|kavel\w*|ligplaats|woonwagen\w*|volkstuin\w*|bungalow\w*|boerderij\w*|straat)\b/u,
  },
  // 'Betaalverzoek sturen' asks for a way to pay, and tells of no message.
  {
    of: /\bverdachte mail\b/u,
    word: /\b(?:\w*mail\w*|sms\w*|\w*app|\w*bericht\w*|tikkie\w*|belde?|gebeld|bellen|phishing|nep\w*|verdacht\w*|oplicht\w*|fraude|spam|rare?|vreemde?|link\w*|facebook|prijsvraag|valse?|lijkt|won|koerier|echt)\b/u,
  },
  // 'Op gas of op houtskool' asks what it burns.
  {
    of: /\bbarbecueën op mijn balkon\b/u,
    word: /\b(?:mag|mogen|verboden|toegestaan|veilig\w*|balkon\w*|binnen|\w*dak|\w*terras\w*|schutting|muur|garage|vve|serre|ondergrond|overkapping|vlonder|kunstgras|flat|neer)\b/u,
  },
  // 'Moet ik de lamp los kopen' asks of no button.
  {
    of: /^Er is een knoop, rits/u,
    word: /\b(?:\w*knoop\w*|\w*knop(?:en|jes)?|\w*rits\w*|naad\w*|naden|lus\w*|ceintuur\w*|\w*koord\w*|zoom|zomen|stiksel\w*|dra[ad]+\w*|ringen|veertjes)\b/u,
  },
  { of: /^Vullen jullie\b/u, word: /vul|\bbij|stoppen/u },
  // 'Hoe hard moet mijn matras zijn' asks for no child.
  {
    of: /^Welk matras past bij een kind/u,
    word: /\b(?:\w*kind\w*|zoon\w*|dochter\w*|kleuter\w*|peuter\w*|baby\w*|tiener\w*|jongen\w*|meisje\w*|puber\w*|\w*jarige?|junior|kids)\b/u,
  },
  // 'We geven de gordijnen terug' has used nothing.
  {
    of: /^Kan ik terugsturen wat ik heb gewassen/u,
    word: /\b(?:\w*was\w*|\w*gebruik\w*|\w*slap\w*|sliep\w*|gelegen|lag|lig\w*|\w*gedragen|\w*kaartje\w*|etiket\w*|labeltje\w*|labels?|nacht\w*|uitgepakt|geopend|open|\w*prob\w*|gepast|vies|vuil|\w*vlek\w*|gestreken|tweedehands|uit de (?:doos|verpakking|folie)|nieuw)\b/u,
  },
  {
    of: /^Kan ik terugsturen wat ik heb gewassen/u,
    word: /\b(?:\w*terug\w*|\w*retour\w*|\w*ruil\w*|\w*wissel\w*|herroep\w*|bedenktijd|nemen jullie|neemt|aannemen|niet meer|geld|weg|toch niet|spijt|annul\w*|eraf|opsturen|bevalt|tegen\w*)\b/u,
  },
  // 'Vandaag 20 euro goedkoper' asks for one of it.
  {
    of: /^Krijg ik korting als ik er meer van koop/u,
    word: /\b(?:meer|meerdere|veel|\w*aantal\w*|stuks?|staffel\w*|kwantum\w*|bulk|partij|groot|grote|hotel\w*|kamers|allebei|dezelfde|beide|setjes?|sets|paar|twee\w*|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|twintig|\d+(?! ?(?:euro|procent|jaar|dagen|cm)))\b/u,
  },
  {
    of: /^Kan ik een code inwisselen voor geld/u,
    word: /\b(?:\w*geld|cash|contant\w*|euro|uitbetal\w*|uitbetaald|uitgekeerd|overmaken|storten|rekening)\b/u,
  },
  // 'Wat gebeurt er met mijn punten' asks of no data.
  {
    of: /^Wat doen jullie met mijn gegevens/u,
    word: /\b(?:\w*gegevens|\w*data|privacy|avg|cookies|e-?mailadres|mailadres|telefoonnummer|nummer|adres|naam|informatie|info|doorverkocht|verkopen jullie|delen|bewaren|opgeslagen)\b/u,
  },
  // Whoever gives the number has it.
  { of: /^Waar vind ik mijn bestelnummer/u, word: /^(?!.*\bkjd[ -]?\d{4})/u },
  // 'Kun je mijn bestelling opzoeken' asks for the form.
  {
    of: /^Ik weet niet meer met welk adres/u,
    word: /\b(?:\w*adres\w*|\w*postcode\w*|\w*nummer\w*|woonplaats|straat|huis|verhuis\w*|woon|woonde|cijfers|letters|gegevens)\b/u,
  },
]

/** Whether a message has what it needs to ask for a heading: a bed that was composed is asked of by a word of composing. */
export function hasMark(heading: string, message: string): boolean {
  const needed = marks.filter(({ of }) => of.test(heading))
  return needed.length === 0 || needed.every(({ word }) => word.test(fold(message)))
}
