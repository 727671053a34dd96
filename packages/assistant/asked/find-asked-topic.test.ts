import { describe, expect, test } from 'vitest'
import { findAskedTopic } from './find-asked-topic.ts'

describe('[CH-01] a question is told by the kinds of words it has', () => {
  test('who lies on a side speaks of no other sleeper', () => {
    expect(findAskedTopic('ik slaap op mijn zij, hard of zacht matras')).toBeUndefined()
  })

  test.each([
    [
      'mag ik een op maat gemaakt bed annuleren binnen 14 dagen?',
      'Kan ik een boxspring annuleren die ik zelf samenstelde?',
    ],
    [
      'de stof van mijn samengestelde boxspring wil ik nog wijzigen',
      'Kan ik na het bestellen nog iets aan mijn samengestelde bed veranderen?',
    ],
    [
      'zo’n boxspring op maat, mag die terug als hij tegenvalt',
      'Kan ik een boxspring terugsturen die ik zelf samenstelde?',
    ],
    ['de rits is na twee keer wassen al stuk', 'Mijn artikel is niet goed of ging snel stuk. Wat nu?'],
    ['er zit een winkelhaak in het nieuwe overtrek', 'Mijn artikel kwam beschadigd aan.'],
    ['na een jaar zit er een kuil in ons matras', 'Er zit een kuil in mijn matras.'],
    [
      'weet de postcode niet meer waarop ik besteld heb',
      'Ik weet niet meer met welk adres of welke postcode ik bestelde.',
    ],
    ['werken jullie met offertes', 'Grote aantallen'],
    ['het is dag 19 na ontvangst, te laat?', 'Ik ben te laat met terugsturen. Kan het nog?'],
    ['kan een bed op maat elektrisch', 'Wat kan ik kiezen als ik een boxspring samenstel?'],
    ['onze dochter is 4 maanden, mag ze al een kussen', 'Mag een baby onder een dekbed?'],
    ['zoon van 9 krijgt een groot bed, hoe hard moet dat zijn', 'Welk matras past bij een kind?'],
    ['hoe rap heb ik een dekbed in aalst', 'Wanneer komt mijn bestelling?'],
    ['hoeveel jaar garantie zit er op een matras', 'Hoeveel jaar garantie zit er op een matras?'],
    [
      'de vrachtwagen met mijn bed zou vandaag tussen 10 en 12 langskomen, niemand gezien',
      'Mijn levering is te laat of steeds verzet. Wat kan ik doen?',
    ],
    ['ik wacht al twee weken op mijn dekbed', 'Mijn levering is te laat of steeds verzet. Wat kan ik doen?'],
    ['pakket staat al 4 dagen op verzonden', 'Mijn pakket staat al dagen op onderweg.'],
    ['nepbeoordelingen?', 'Zijn de beoordelingen hier echt?'],
    ['toont ge enkel de goei reviews', 'Halen jullie slechte reviews weg?'],
    ['toon mij de slechtste reviews', 'Waar lees ik slechte beoordelingen?'],
    [
      'prijs daalde na aankoop vergoeden jullie dat',
      'Mijn artikel is nu goedkoper dan toen ik het kocht. Krijg ik het verschil terug?',
    ],
    ['neemt de koerier cash aan', 'Kan ik bij de bezorger pinnen of contant betalen?'],
    ['hoe verzilver ik mijn tegoed', 'Zo gebruik je een code'],
    ['hoofdbord mag max 110 hoog zijn', 'Kan ik een hoger of lager hoofdbord kiezen?'],
    ['4 poten besteld en er zaten er maar 3 in de doos', 'Er ontbreekt iets aan mijn bestelling.'],
    [
      'bezorger gaf pakje aan wildvreemde buurvrouw',
      'Mijn pakket is bij buren die ik niet ken, of ik krijg het daar niet.',
    ],
    [
      'kan je instellen dat er niks bij buren wordt afgegeven',
      'Kan ik voorkomen dat mijn pakket naar de buren gaat?',
    ],
    ['alle reviews zijn positief, verdacht', 'Halen jullie slechte reviews weg?'],
    ['het zakje met bouten zat niet in de doos', 'Er ontbreekt iets aan mijn bestelling.'],
    [
      'mijn partner is zwaar en ik licht, kan dat in hetzelfde bed',
      'Wij schelen veel in gewicht. Eén matras of twee?',
    ],
    [
      'ik heb een busje, kan ik mijn bestelling zelf komen ophalen? scheelt jullie weer',
      'Kan ik mijn bestelling bij jullie magazijn ophalen?',
    ],
    ['is jullie leer echt', 'Is het echt leer, hout, dons, wol of bont?'],
    ['Mijn handdoeken pluizen vreselijk', 'Mijn handdoeken of plaid pluizen.'],
    ['wat moet er in een wachtwoord zitten', 'Aan welke eisen moet mijn wachtwoord voldoen?'],
    ['hoe maak ik een acount aan', 'Hoe maak ik een account aan?'],
    ['kan je 2 kortingscodes tegelijk gebruiken', 'Kan ik twee codes tegelijk gebruiken?'],
    [
      'ik las op trustpilot slechte dingen over jullie',
      'Ik las iets slechts over jullie op Trustpilot, Google of een andere site. Klopt dat?',
    ],
  ])('%s', (message, heading) => {
    expect(findAskedTopic(message)?.heading).toBe(heading)
  })

  test.each([
    'ik zoek een boxspring op maat die niet kraakt',
    'verkopen jullie dekbedden die in de droger mogen',
    'dekbedovertrek flanel 2 persoons',
    'hoe vaak wisselen de dagdeals',
    'accepteren jullie american express',
    'een sprei in het bleekblauw',
    'hebben jullie een echte plant',
    'ik wil een echt warm dekbed',
    'hoofdbord 180 breed grijs',
    'dekbed met de beste beoordelingen',
  ])('%s is none of them', (message) => {
    expect(findAskedTopic(message)).toBeUndefined()
  })

  test('what holds for composed beds goes before what holds for all goods', () => {
    expect(findAskedTopic('mijn bed kraakt al na een maand')?.heading).toBe('Mijn bed of boxspring kraakt.')
    expect(findAskedTopic('mijn kast kraakt al na een maand')?.heading).toBe(
      'Mijn artikel is niet goed of ging snel stuk. Wat nu?',
    )
    expect(findAskedTopic('mijn zelf ontworpen bed kraakt al na een maand')?.heading).toBe(
      'Heb ik garantie op een boxspring die ik zelf samenstelde?',
    )
  })

  test.each([
    ['jullie hebben alles 2x gestuurd', 'Ik kreeg iets dubbel of te veel.'],
    ['2 kussens gekregen maar 1 besteld', 'Ik kreeg iets dubbel of te veel.'],
    ['er is dubbel betaald voor wat ik gekregen heb', 'Ik heb dubbel of te veel betaald.'],
    ['matras stinkt naar chemisch', 'Mijn nieuwe matras of kussen ruikt. Is dat normaal?'],
    ['geldt de bedenktijd ook bij een matras', 'Mag ik een matras proberen en dan terugsturen?'],
    ['vieze lucht van nieuwe topper', 'Mijn nieuwe matras of kussen ruikt. Is dat normaal?'],
    ['ik klaag jullie aan als dit matras niet deugt', 'Mijn artikel is niet goed of ging snel stuk. Wat nu?'],
    ['bezorging duurt al 3 weken', 'Mijn levering is te laat of steeds verzet. Wat kan ik doen?'],
    ['opa is gestorven, zijn pakket komt nog', 'Iemand die bij jullie bestelde, is overleden.'],
    ['de intercom is stuk, wat nu', 'Mijn deurbel is stuk. Hoe merk ik dat de bezorger er is?'],
    ['waar is de bestelling van mijn zus', 'Kan ik de bestelling van iemand anders bekijken?'],
    ['mijn laken is gekrompen', 'Mijn beddengoed is te veel gekrompen.'],
    [
      'vaas kwam gebarsten binnen, moet ik zelf de porto betalen',
      'Wie betaalt het terugsturen als het jullie fout is?',
    ],
    ['ons nieuwe bed ligt als beton', 'Mijn matras is te hard of te zacht. Wat kan ik doen?'],
    [
      'vanaf welk moment gaat de bedenktijd in als het in delen komt',
      'Hoe lang heb ik om iets terug te sturen?',
    ],
    [
      'een lamp naar mij en een plaid naar mijn zus in één bestelling',
      'Kan een bestelling naar twee adressen?',
    ],
    ['deels paypal en de rest creditcard', 'Kan ik met twee kaarten of op twee manieren betalen?'],
    ['wat rekenen jullie om een dressoir te brengen', 'Wat kost bezorgen?'],
    ['voor ons hotel te veel handdoeken, kunnen die retour', 'Wat anders is voor bedrijven'],
    ['is dit matras stevig genoeg voor mijn dochter', 'Welk matras past bij een kind?'],
    ['er zit een wijnvlek op, mag het matras nog terug', 'Mag er een vlek op een matras dat ik terugstuur?'],
  ])('%s asks for “%s”', (message, heading) => {
    expect(findAskedTopic(message)?.heading).toBe(heading)
  })

  test.each([
    'mijn opa is gestorven',
    'kast van 500 euro naar ons huis',
    'mag een matras op een houten vloer',
    'vaas kwam gebarsten binnen',
    'pakket afgegeven bij mijn zus',
    'de lamp naast de bel is stuk',
    'hoeveel krimpt katoen',
    'een kast voor in de hal boven de trap',
  ])('%s is none of the cases', (message) => {
    expect(findAskedTopic(message)?.isSure).toBeUndefined()
  })

  test('a story that holds the words of everything asks nothing of them', () => {
    expect(
      findAskedTopic(`${'en toen was er nog wat '.repeat(12)}mijn lamp is kapot aangekomen`),
    ).toBeUndefined()
  })

  test('accents and straight or curved quotes make no difference', () => {
    expect(findAskedTopic("kunnen ze 's avonds leveren")?.heading).toBe(
      "Kan het 's avonds of op een vaste tijd?",
    )
    expect(findAskedTopic('kunnen ze ’s avonds leveren')?.heading).toBe(
      "Kan het 's avonds of op een vaste tijd?",
    )
  })
})
