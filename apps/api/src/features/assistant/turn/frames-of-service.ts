import type { Frame } from './frame.ts'

/** Turns after orders, payment, delivery, an account and a person. */
export const framesOfService: readonly Frame[] = [
  // 'Weet ik niet uit mijn hoofd' after the number of an order was asked for.
  {
    after: ['order_status'],
    said: /\b(?:weet (?:ik|k|het|m) (?:\w+ )*niet|niet (?:bij de hand|bij me|uit (?:mijn|het|m n) hoofd|meer)|heb (?:ik )?(?:die|dat|hem|m|het) (?:\w+ )*niet|geen idee|kwijt|nergens (?:te )?vinden)\b/u,
    without: /\b(?:pakket\w*|pakje\w*|wachtwoord\w*|gekregen|ontvangen|gekomen|waar)\b/u,
    asks: 'Waar vind ik mijn bestelnummer?',
  },
  // 'Hij is nog niet verstuurd' after how an order is changed.
  {
    after: ['Ik heb me vergist. Kan ik mijn bestelling nog wijzigen?'],
    said: /\bnog niet (?:\w+ )?(?:verstuurd|verzonden|ingepakt|onderweg|weg|vertrokken|de deur uit)\b/u,
    asks: 'Ik heb me vergist. Kan ik mijn bestelling nog wijzigen?',
  },
  // 'Heb al betaald' after how one cancels asks for the money.
  {
    after: ['Hoe annuleer ik?', 'Kan ik nog annuleren als het al onderweg is?'],
    said: /\b(?:al|net|gisteren) (?:\w+ )?betaald\b|\bgeld\b.*\bterug\b|\bbetaald al\b/u,
    asks: 'Wanneer heb ik mijn geld terug?',
  },
  // 'Hoe lang hebben we de tijd om te betalen' after buying on account.
  {
    after: ['payment'],
    said: /^(?=.*\b(?:hoe ?lang|wanneer|binnen hoeveel|termijn|hoeveel (?:dagen|tijd))\b)(?=.*\b(?:betal\w*|betaal\w*|betaling)\b)/u,
    without: /\b(?:terug\w*|verwerk\w*|bevestig\w*)\b/u,
    asks: 'Wanneer betaal ik?',
  },
  // 'Nemen jullie die niet mee' after what becomes of old duvets.
  {
    after: ['Nemen jullie oude dekbedden, kussens of beddengoed mee?'],
    said: /\b(?:nemen|neem|meenemen|ophalen|halen|inleveren|mee)\b/u,
    without: /\b(?:matras\w*|boxspring\w*|bed|bedden)\b/u,
    asks: 'Nemen jullie oude dekbedden, kussens of beddengoed mee?',
  },
  // 'En als het niet past' after whether a bed goes up the stairs.
  {
    after: ['Wat als een groot meubel niet door de deur of het trapgat past?'],
    said: /\b(?:niet|nie) (?:\w+ )?(?:past|passen|lukt|erdoor|door)\b/u,
    asks: 'Hoe stuur ik een matras, bed of ander groot meubel terug?',
  },
  // 'Er staat al onderweg' after how one cancels.
  {
    after: ['Hoe annuleer ik?'],
    said: /\b(?:onderweg|verzonden|verstuurd|ingepakt|vertrokken|al weg|bij de post|in het busje)\b/u,
    without: /\b(?:wanneer|waar|nog niet|nog niks|niet)\b/u,
    asks: 'Kan ik nog annuleren als het al onderweg is?',
  },
  // 'Het dekbed mag wel eerder hoor' after whether all comes together.
  {
    after: ['Komt alles tegelijk?'],
    said: /\b(?:eerder|alvast|vooruit|eerst|sneller|apart|los|los van elkaar|gesplitst|vroeger)\b/u,
    asks: 'Kan het ene artikel eerder komen dan het andere?',
  },
  // 'En als ik 17 ben' after paying in parts.
  {
    after: ['pay_later', 'payment', 'account'],
    said: /\b(?:ben|is|zijn|word|wordt|pas|maar)\b.*\b(?:1[0-7]|twaalf|dertien|veertien|vijftien|zestien|zeventien)\b(?! (?:euro|dagen|weken|keer))|\b1[0-7] (?:ben|is|jaar)\b|\bminderjarig\w*|\b(?:geen|onder de|jonger dan) (?:18|achttien)\b/u,
    asks: 'Hoe oud moet ik zijn om te bestellen?',
  },
  // 'Kan dat ook in België' after paying in parts.
  {
    after: ['pay_later'],
    before: /\b(?:keer|termijnen|schijven|gespreid|delen|in3|klarna|riverty|billink|alma)\b/u,
    said: /\b(?:belgie|belg|belgen|belgisch|vlaanderen|antwerpen|gent|brussel|leuven)\b/u,
    asks: 'Kan ik in België in termijnen of achteraf betalen?',
  },
  {
    after: ['payment'],
    said: /^(?=.*\b(?:keer|termijnen|schijven|gespreid|later|achteraf|delen)\b)(?=.*\b(?:belgie|belg|belgen|belgisch|vlaanderen)\b)/u,
    asks: 'Kan ik in België in termijnen of achteraf betalen?',
  },
  // 'Hij is al onderweg' after another address.
  {
    after: [
      'Kan ik het bij iemand anders of op mijn werk laten bezorgen?',
      'Hoe wijzig ik mijn naam, adres, e-mailadres of wachtwoord?',
      'Kan een bestelling naar twee adressen?',
    ],
    said: /\b(?:onderweg|al besteld|heb (?:het |hem )?al|net besteld|al verstuurd|al verzonden|al betaald|staat al)\b/u,
    asks: 'Ik ben verhuisd. Hoe krijgt mijn bestelling het nieuwe adres?',
  },
  // 'En bij de sale' after how codes go together.
  {
    after: [
      'Kan ik twee codes tegelijk gebruiken?',
      'Mijn code werkt niet. Wat nu?',
      'Hoe kom ik aan een kortingscode?',
    ],
    said: /\b(?:sale|solden|aanbieding\w*|actie\w*|afgeprijsd\w*|uitverkoop|outlet|dagdeal\w*)\b/u,
    asks: 'Geldt een code ook voor artikelen die al in de aanbieding zijn?',
  },
  // 'Kan ik dat tijdvak nog wisselen' after when they come.
  {
    after: ['delivery_time', 'delivery_how', 'delivery_cost'],
    said: /^(?=.*\b(?:tijdvak\w*|tijdslot\w*|tijdsblok|dagdeel|uren|tijdstip)\b)(?=.*\b(?:wissel\w*|wijzig\w*|verander\w*|verzet\w*|aanpassen|ander|omzetten|later|vroeger)\b)/u,
    asks: 'Kan ik de bezorging verzetten?',
  },
  // 'En als ik er dan niet ben, moet ik dan weer betalen' after when they come.
  {
    after: ['delivery_time', 'delivery_how', 'order_change'],
    said: /^(?=.*\b(?:niet (?:thuis|ben)|er niet|mis|gemist)\b)(?=.*\b(?:betal\w*|betaal\w*|kost\w*|gratis|rekening)\b)/u,
    asks: 'Ik was niet thuis bij mijn afspraak. Moet ik nog eens betalen?',
  },
  // 'Hij is van de nieuwsbrief' after a code that does not work.
  {
    after: ['Mijn code werkt niet. Wat nu?'],
    said: /\b(?:nieuwsbrief\w*|aanmeld\w*|inschrijv\w*|welkomst\w*)\b/u,
    asks: 'Ik heb geen code of tegoed van de nieuwsbrief gekregen.',
  },
  // 'Ik wil een andere kleur' after how an order is changed.
  {
    after: ['Ik heb me vergist. Kan ik mijn bestelling nog wijzigen?'],
    said: /\band(?:er|ere)\b.*\b(?:kleur|maat|adres|datum|dag|model|hardheid|aantal|lengte|breedte|stof)\b/u,
    without: /\b(?:terug\w*|retour\w*|ruil\w*)\b/u,
    asks: 'Ik heb me vergist. Kan ik mijn bestelling nog wijzigen?',
  },
  // 'Kan ik dan wel stalen krijgen' after where goods can be tried.
  {
    after: ['about_shop'],
    said: /\b(?:staal|stalen|staaltjes?|stofstalen)\b/u,
    asks: 'Kan ik stalen van stoffen aanvragen, en kost dat iets?',
  },
  // 'Verkopen jullie die door' after what is done with somebody's data.
  {
    after: ['Wat doen jullie met mijn gegevens?', 'Welke gegevens hebben jullie van mij?'],
    said: /\b(?:verkop\w*|verkoopt|doorverk\w*|derden|delen|deelt|doorgeven|geven|geeft|anderen|andere bedrijven|partners)\b/u,
    asks: 'Wie het van ons krijgt',
  },
  // 'Ik had geen account' after where an invoice is.
  {
    after: ['Waar vind ik mijn factuur?'],
    said: /\b(?:geen|zonder) account\b|\bals gast\b/u,
    asks: 'Waar vind ik mijn factuur?',
  },
  // 'Tot hoe laat' after how a person is reached.
  {
    after: ['contact'],
    said: /^(?:(?:en|maar|ok\w*)\s+)*(?:tot|vanaf|van)? ?(?:hoe laat|welk uur|welke (?:dagen|uren)|wanneer)(?: (?:dan|kan dat|kan het|kan ik bellen|is dat|zijn (?:jullie|ze|die) (?:open|er|bereikbaar)|ongeveer))*[\s?!.]*$/u,
    asks: 'Wanneer zijn we er?',
  },
  // 'En de rest dan' after whether all comes together.
  {
    after: ['Komt alles tegelijk?'],
    said: /^(?:(?:en|maar|waar|wanneer|hoe|komt|is)\s+)*(?:het|de|dat) (?:andere|rest|tweede|ander)\b/u,
    asks: 'Er ontbreekt iets aan mijn bestelling.',
  },
  // 'En mijn bestellingen' after how an account is taken away.
  {
    after: ['Hoe verwijder ik mijn account?'],
    said: /\b(?:bestelling\w*|bestelgeschiedenis|aankopen|factu\w+|orders)\b/u,
    asks: 'Hoe verwijder ik mijn account?',
  },
]
