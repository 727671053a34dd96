/** How a message begins that wants to see goods. */
export const asksToSee =
  /^(?:(?:ja|en|hallo|hoi|goedendag|amai|dag),? )?(?:heb je|hebt ge|hebt u|heeft u|hebben jullie|hebde|verko\w+|(?:ik|wij) zoeken?|zoek|toon|laat|zijn er|ge hebt|welke? (?:\S+ ){1,4}(?:zijn er|heb(?:ben|t)? (?:jullie|je|ge|u)|verko\w+|voer\w+))\b|^(?!advies|hulp|uitleg|info|contact)(?:\S+ ){1,5}graag[.!]?$/iu
export const asksToBuy =
  /\b(?:verko\w+|koop|kopen|zoek|zoeken|heb je|hebt u|hebt ge|heeft u|hebben jullie|heb jij|krijgen|bestellen|aanschaffen|doen jullie|doe(?:t u|t ge|n ze| je) (?:ook )?(?:aan|in)|te koop)\b|\bof er (?:(?:ook|nog|een|soms) )*\p{L}+ (?:is|zijn)\b/iu
export const asksWhetherSold = /\bverko(?:op|pen|opt)\b/iu
/** Asks whether goods can be had now. */
export const asksStock =
  /\b(?:(?:op|uit) voorraad|voorradig|in stock|uitverkocht|nog (?:te krijgen|leverbaar|verkrijgbaar)|er nog|nog (?:\p{L}+ )?(?:over|beschikbaar)|(?:leverbaar|verkrijgbaar|beschikbaar)\s*\?*$)/iu
/** A question about delivery, and not about the price of one article. */
export const asksDelivery =
  /\b(?:bezorg\w*|verzend\w*|lever\w*|porto|thuis\w*|breng\w*|stur\w*|opstur\w*|ophal\w*)\b/iu
/** Asks for pieces of cloth to feel. */
export const asksSamples =
  /\b(?:stalen|staal|staaltjes?|stofstalen|\w*lapjes?|\w*monsters?|kleurstalen|(?:stof(?:fen)?|kleur(?:en)?|stofkleuren|bekleding) (?:\S+ ){0,2}(?:voelen|vergelijken|bekijken|zien)|thuis (?:\S+ ){0,2}(?:kleur\w*|stof\w*) (?:\S+ ){0,2}(?:bekijken|zien|vergelijken|voelen))\b/iu
/** Names samples and nothing else: 'staal' is a material as well. */
export const namesSamples =
  /\b(?:stof|kleur)?(?:stalen|staaltjes?)\b|\b\w*lapjes stof\b|\bproeflapjes?\b|\bstofmonsters?\b/iu
/** Something that the shopper bought, with what is done to it. */
export const ownThing =
  /\b(?:mijn|m'n|mn|mijnen|onze?|onzen)\s+(?:nieuwe?\s+)?(?:bed|boxspring|matras|kast|bank|zetel|fauteuil|meubel\w*|pak\w*|bestelling|spullen|dekbed|lamp)\b(?=.*\b(?:bezorg\w*|lever\w*|breng\w*|gebracht|langs\w*|komen|komt|tijdvak|ochtend|middag|avond|ophal\w*|terug\w*|trap|boven|thuis)\b)|\b(?:bezorg\w*|lever\w*|breng\w*|gebracht|langs\w*|komen|komt|tijdvak|ochtend|middag|avond|kiezen)\b.*\b(?:mijn|m'n|mn|mijnen|onze?|onzen)\s+(?:nieuwe?\s+)?(?:bed|boxspring|matras|kast|bank|zetel|meubel\w*|pak\w*|bestelling|spullen|dekbed|lamp)\b/iu
/** Where somebody lies, which is no complaint. */
export const posture = /\bop (?:mijn|m'n|zijn|haar|de|je) (?:rug|zij|buik)\b/iu
export const complaint = /pijn|klacht|last van|hernia|blessure|operatie|geopereerd/iu
/** Width and length: '90x200', '160 bij 200', '140 200'. */
export const aSize = /\d\s?[x×*]\s?\d|\b\d{2,3}\s?(?:bij|op|\s)\s?\d{3}\b/u
/** Asks which size fits, and names a size to say to what. */
export const asksSize =
  /\b(?:welke|wat voor) (?:maat|maten|afmeting\w*|breedte|lengte|hoogte|hoek\w*)\b|\bhoe (?:groot|breed|lang|hoog) moet\b|\b(?:past|hoort|passen) (?:bij|op|om|over)\b/iu
/** Sends goods back. */
export const asksReturn = /\b(?:retour\w*|terug ?(?:stu\w*|ge?stuur\w*|zen\w*|gezon\w*|breng\w*|bren\w*))\b/iu
/** A few words that go on with the question before them: 'en naar België?' */
export const goesOn =
  /^(?:en|of|maar|ook)\b(?:\s+\S+){1,5}$|^en (?:bij|voor|als|met|hoe zit het met)\b(?:\s+\S+){1,7}$|^nee\b.*\b(?:nederland|belgi\S+|vlaanderen)\b/iu
/** 'Waar vind ik mijn bestelnummer?' asks where it stands, and does not give it. */
export const asksOrderNumber =
  /\b(?:waar|hoe)\b.*\b(?:order|bestel)(?:nummer|nr)\b|\b(?:order|bestel)(?:nummer|nr)\b.*\b(?:kwijt|vergeten|waar|vinden)\b|\b(?:weet|heb) (?:\S+ ){0,3}(?:order|bestel)(?:nummer|nr)\b.*\bniet\b/iu
/** The carrier says that it came, and nobody has it. */
export const lostParcel =
  /\b(?:bezorgd|geleverd|afgeleverd)\b.*\b(?:niks|niets|nergens|niet (?:gekregen|ontvangen|gezien)|niet hier)\b|\b(?:pakket|pakje|zending|bestelling)\b.*\b(?:kwijt|zoekgeraakt|verdwenen|gestolen)\b/iu
/** Something is wrong with goods that came, also where somebody speaks of sending them back. */
export const damage =
  /\b(?:vlek(?:ken)?|scheur\w*|gescheurd|gat|gaten|kapot|defect|beschadig\w*|gebroken|barst\w*|kras(?:sen)?|deuk\w*|stuk|stukken|diggelen|scherven|gruzelementen|kapotte|beschadigde)\b/iu
/** Goods that came in pieces, or other ones than were ordered: nothing is asked of parcels in general. */
export const cameWrong =
  /\b(?:in (?:\S+ )?stukken|aan (?:stukken|diggelen|gruzelementen)|in scherven)\b|\b(?:kreeg|kregen|gekregen|gestuurd|stuurden|ontvangen|ontving|zat)\b.*\b(?:terwijl|in plaats van|maar|ipv)\b.*\b(?:besteld\w*|bestelde|wou|wilde)\b/iu
/** Somebody waits for what they bought, and hears nothing of it. */
export const hearsNothing =
  /\b(?:mijn|m'n|mn|onze?)\b.*\b(?:(?:hoor|gehoord|vernomen|vernam)\b.*\b(?:niks|niets|nog niet)|(?:niks|niets|geen bericht) (?:\S+ )?(?:gehoord|vernomen|gekregen))\b|\b(?:mijn|m'n|mn|onze?)\b.*\b(?:hoor|hoorde) (?:\S+ )?(?:niks|niets)\b/iu
/** Asks whether what somebody bought is there by then: 'is mn bed er dan?' */
export const asksThereThen =
  /\b(?:is|zijn|staat|ligt)\s+(?:mijn|m'n|mn|het|de|alles|onze?)\s+(?:\S+\s+)?(?:er (?:dan|al|op tijd|voor)|binnen|op tijd)\b/iu
/** The site itself fails. */
export const siteTrouble =
  /\b(?:site|website|webshop|pagina|app|knop|winkelwagen|winkelmand)\b.*\b(?:doet (?:het )?niet|werkt niet|laadt niet|hapert|loopt vast|vastgelopen|foutmelding|crasht|blijft (?:leeg|hangen))\b/iu
/** Something got on goods that somebody wants off again. */
export const asksStain =
  /\b(?:wijn|koffie|bloed|inkt|saus|chocola\w*|kauwgum|urine|plas|kots|modder|vlek\w*)\b.*\b(?:op|in|uit)\b.*(?:\b(?:wat nu|hoe|verwijder\w*|eruit|eraf|weg|help)\b|\?)|^hoe\b.*\b(?:vlek\w*|wijn|koffie|bloed|inkt)\b/iu
/** What is wrong with a thing of one's own. */
export const ownDefect =
  /\b(?:mijn|m'n|mn|onze?)\b.*\b(?:zakt|kuil|werkt niet|doet (?:het )?niet|gaat niet (?:aan|open|dicht)|valt (?:uit|om|af)|laat los|sluit niet|brandt niet|blijft niet)\b/iu
/** Goods that somebody has, and that are other than was hoped. */
export const disappoints =
  /\b(?:voel\w*|lig\w*|zit\w*|slaapt|blijk\w*|vind\w*|is|zijn|valt|vallen|was|bevalt)\b[^?]*\b(?:te (?:hard|zacht|warm|koud|klein|groot|kort|lang|dik|dun|stevig|slap|hoog|laag|donker|licht|zwaar)|tegen|niet (?:\S+ )?(?:lekker|fijn|goed|mooi|prettig|comfortabel|wat ik)|bevalt niet)\b/iu
/** Tells that somebody has the goods already. */
export const hasBought =
  /\b(?:na|sinds|al) (?:\S+ ){0,2}(?:nacht|nachten|dag|dagen|week|weken|maand|maanden)\b|\b(?:gekocht|gekregen|ontvangen|geleverd|besteld|bezorgd|aankoop|uitgepakt|mijn nieuwe?|bij nader inzien|voelt|bevalt|valt (?:\S+ ){0,2}tegen)\b/iu
/** Asks what others think of goods, and not where one writes it or whether it is true. */
export const asksOpinion =
  /^(?!.*\b(?:schrij\w*|plaats\w*|achterla\w*|echt\w*|nep|betrouwba\w*|gekocht|verwijder\w*)\b).*\b(?:(?:wat|hoe) (?:vinden|zeggen|denken|vonden|ervaren) (?:de |andere |jullie )?(?:mensen|klanten|kopers|anderen|gebruikers)|(?:mensen|klanten|kopers|anderen) (?:\S+ ){0,3}tevreden|ervaring(?:en)?|reviews?|beoordeling(?:en)?|recensies?)\b/iu
/** Nobody of the shop answers, says somebody who tried. */
export const noReply =
  /\b(?:niemand|nooit|niet|geen|niks|nog steeds|al (?:\S+ )?(?:dagen|weken))\b.*\b(?:reageer\w*|reactie\w*|antwoord\w*|neemt (?:\S+ )?op|opneem\w*|opgenomen|belt (?:\S+ )?terug|teruggebeld|te pakken|te bereiken)\b|\b(?:reageer\w*|antwoord\w*|(?:neem|neemt|nemen)(?: \S+){0,3} op|bel\w*(?: \S+){0,2} terug)\b.*\b(?:niet|nooit|niemand)\b|\b(?:neem|neemt|nemen|bel|belt|bellen)(?: \S+){0,2} (?:niet|nooit)(?: \S+)? (?:op|terug)\b/iu
/** Goods that somebody unpacked or slept on, and wants to give back. */
export const triedOut =
  /\b(?:geslapen|uitgepakt|opengemaakt|geopend|gewassen|gebruikt|uitgeprobeerd|folie|gepast|verpakking)\b(?=.*\b(?:terug\w*|retour\w*|ruilen)\b)|\b(?:terug\w*|retour\w*|ruilen)\b(?=.*\b(?:geslapen|uitgepakt|opengemaakt|geopend|gewassen|gebruikt|uitgeprobeerd|folie|gepast|verpakking)\b)/iu
/** A bed that the shopper composes, or that has two sides. */
export const composedBed =
  /\b(?:boxspring\w*|bed|bedden)\b(?=.*\b(?:op maat|samen ?(?:stel\w*|te stellen)|samengesteld\w*|configurator\w*|zelf (?:kiezen|maken)|ontwerp\w*)\b)|\b(?:op maat|samen ?(?:stel\w*|te stellen)|samengesteld\w*|configurator\w*|zelf (?:kiezen|maken)|ontwerp\w*)\b(?=.*\b(?:boxspring\w*|bed|bedden)\b)|\blinks\b.*\brechts\b|\bboxspring\w*\b(?!.*(?:euro|€)).*\d.*\b(?:kan dat|kan dit|mogelijk|maken jullie)\b/iu
/** Asks whether people are there on a day on which they may not be, and of no parcel: 'zijn jullie er op zondag ook'. */
export const asksWhetherThere =
  /^(?!.*\b(?:\p{L}*bezorg\p{L}*|\p{L}*lever\p{L}*|pakket\p{L}*|breng\p{L}*)\b).*\b(?:(?:zijn|bent|zijt|zit|zitten) (?:jullie|u|ge|je)|is er (?:dan )?iemand|(?:bel|bellen|bereik\p{L}*|spreken))\b.*\b(?:zaterdag\p{L}*|zondag\p{L}*|weekend\p{L}*|feestdag\p{L}*|kerst|pasen|pinksteren)\b/iu
/** Asks when somebody can be reached. */
export const asksOpen =
  /\b(?:openingstijd\w*|openingsu\w+|(?:bent|ben|zijn|zijt) (?:u|jullie|je|ge) er (?:nu )?nog\b(?: (?:nu|op dit (?:tijdstip|uur)|zo laat))|(?:is|zijn) (?:het personeel|jullie allemaal|iedereen) (?:al )?(?:naar huis|weg)|(?:zijn|bent|zijt|is) (?:jullie|je|u|ge|er iemand|de winkel|de klantenservice)\b.*\b(?:open|gesloten|dicht|bereikbaar)|(?:vandaag|nu|nog|morgen|zaterdag|zondag|weekend|feestdag\w*) (?:nog )?(?:open|gesloten|bereikbaar)|(?:open|bereikbaar) (?:vandaag|nu|op|morgen|zaterdag|zondag|in het weekend))\b(?!.*\b(?:pakket|verpakking|folie|doos|gemaakt)\b)/iu
/** Asks for something that is made, chosen or composed. */
export const asksMaking =
  /\b(?:op maat|maatwerk|maten|samen\w*|ontwerp\w*|maken|maak|gemaakt|zelf|configur\w*|kiezen|stalen|kleuren|stoffen|links|rechts)\b/iu
/** Goods of which no firmness is asked. */
export const otherThanBeds =
  /overtrek|gordijn|kleed|lamp|plaid|handdoek|badjas|spiegel|vaas|vazen|plant|fauteuil|pyjama|sloop|slopen/iu
/** Of these no weight and no age decides. */
export const notForSleeping =
  /overtrek|gordijn|kleed|lamp|handdoek|badjas|spiegel|vaas|vazen|plant|fauteuil|zetel|pyjama|barbecue|kerst|dressoir|tafel|nachtkast/iu
export const pillow = /kussen(?!s?loop)/iu
/** Asks for goods that somebody can recommend, and not for how they should be. */
export const asksToAdvise =
  /\b(?:aan ?ra(?:ad|d)\w*|aanbevel\w*|raad\b.*\baan)\b(?!.*\b(?:kilo|kg|zij|rug|buik)\b)/iu
/** Asks how, whether or why, and looks for no goods. */
export const asksHow =
  /\b(?:hoe|mag|kan|kun|moet|waarom|waarmee|wat|verschil|graden|vaak|beter|vlek\p{L}*)\b/iu
/** Asks how something is washed, and looks for none that can be. */
export const asksWashing =
  /\b(?:hoeveel graden|(?:hoe|kan|mag|moet|kun)\b.*\b(?:wassen|was|gewassen|droger|wasdroger|wasmachine|strijken|gestreken|stomen|stomerij|reinigen|schoonmaken))\b/iu
/** Says what is done to goods, and not that they must stand it: 'traagschuim kussen wassen?' */
export const washes =
  /^(?!.*\b(?:die|dat|wat)\b.*\b(?:kan|kunnen|mag|mogen)\b).*\b(?:wassen|gewassen|strijken|stomen|reinigen|schoonmaken|luchten|drogen)\b/iu
/** Asks what firmness means, how one lies, or what is safe for a baby. */
export const asksAdvice =
  /\bh ?[1-5]\b(?=.*\b(?:hard\w*|medium|zacht|stevig|matras\w*|betekent|hetzelfde|jullie)\b)|\b(?:verschil|betekent)\b.*\b(?:zacht|medium|stevig|hard)\b|\bbaby\w*\b.*\b(?:dekbed|kussen|deken)\b|\b(?:dekbed|kussen|deken)\b.*\bbaby\w*\b|\baltijd beter\b.*\brug\b|\b(?:één|een|1) matras of (?:twee|2)\b|\b(?:1|één) matras\b.*\b(?:2|twee)\b/iu
/** Asks which mattress suits a way of lying. */
export const asksForPosture =
  /\b(?:(?:zij|rug|buik)slapers?|op (?:mijn|m'n|mn|zijn|haar|de|je) (?:zij|rug|buik))\b(?=.*\bmatras\w*\b)|\bmatras\w*\b(?=.*\b(?:(?:zij|rug|buik)slapers?|op (?:mijn|m'n|mn|zijn|haar|de|je) (?:zij|rug|buik))\b)/iu
/** Asks for goods that suit, and not what their properties mean. */
export const asksWhichGoods =
  /^(?!.*\b(?:verschil|betekent|wat is|hoe warm|warm genoeg|splits\p{L}*)\b).*(?:\b(?:welke?|wat voor|zoek|heb je|hebben jullie|hebt ge|raad\p{L}*|adviseer|nodig|wil|graag)\b|^(?:\S+\s?){1,6}$)/iu
export const asksWhich = /\b(?:welke?|wat voor|hard of|zacht of|beter|raad\w*|adviseer|moet)\b/iu
/** Asks how long the guarantee of the law lasts, which a page says. */
export const asksWarranty =
  /\b(?:garantie|waarborg)\b(?=.*\b(?:hoe ?lang|hoeveel|jaar|termijn|tot wanneer)\b)|\b(?:hoe ?lang|hoeveel|termijn|tot wanneer)\b.*\b(?:garantie|waarborg)\b/iu
export const namesWarranty = /\b(?:garantie|waarborg)\b/iu
/** Gives what the form for an order asks for: 'nr 98765, postcode 2011 AB, huisnr 7'. */
export const givesOrder =
  /\bkjd\s?\d{5,}\b|\b(?:order|bestel)?(?:nummer|nr) (?:is|was|=|:)?\s*\d{6,8}\b|\b(?:nr|nummer|order|bestelling|kjd)\b.*\d{4,}.*\b\d{4}\s?[a-z]{2}\b.*\b(?:huisnr|huisnummer|nr|nummer)\b/iu
/** Pays, or asks whether something is taken for money. */
export const asksToPay =
  /\b(?:betal\p{L}*|betaal\p{L}*|afreken\p{L}*|aanbetal\p{L}*|aanvaard\p{L}*|accepte\p{L}*)\b|\bneemt?\b.*\baan\b/iu
/** Asks for a certificate, or whether something was tested for what harms. */
export const asksMark =
  /\b(?:keurmerk\p{L}*|\p{L}*certifi\p{L}*|oeko-?\s?tex|gots|fsc|rds|downpass|gifvrij|schadelijke stoffen|getest op|vrij van (?:gif\p{L}*|chemicali\p{L}*|schadelijk\p{L}*))(?!\p{L})/iu
/** Asks for the coolest, softest or quietest of a kind of goods. */
export const asksExtreme =
  /\b(?:aller ?)?(?:koelst|warmst|dunst|lichtst|zachtst|stevigst|hardst|stilst|dikst)e?\b.*\b\w*(?:dekbed|matras|kussen|topper|hoeslaken|plaid|deken|handdoek|vloerkleed)\w*|\b\w*(?:dekbed|matras|kussen|topper)\w*\b.*\b(?:aller ?)?(?:koelst|warmst|dunst|lichtst|zachtst|stevigst|hardst|stilst)e?\b/iu
/** Tells of a complaint that a doctor should hear, whatever else is asked. */
export const symptom =
  /\b(?:ik hoest|hoesten|uitslag|decubitus|doorlig\w*|gezondheidsrisico|benauwd|doodgaan|stikken|verstikking|wiegendood)\b/iu
export const asksInvoice = /^(?!.*\b(?:bedrijf|zakelijk|btw)\b).*\b(?:factuur|facturen|aankoopbewijs)\b/iu
export const namesDeliveryCost = /\b(?:bezorg|verzend|lever|leverings)kosten\b/iu
/** Asks where goods go back to, or how long one may think. */
export const asksWhereBack = /\bbedenktijd\b|^waar (?:moet|stuur|kan|zend)\b.*\b(?:naartoe|heen|naar toe)\b/iu
/** What somebody suffers from, who asks for no advice of a shop. */
export const illness =
  /\b(?:\p{L}*allergi\p{L}*|slaap(?:pil|middel)\p{L}*|medicij?n\p{L}*|medicatie|astma|eczeem|reuma|artrose|hernia|hooikoorts|\p{L}*pijn)\b/iu
/** Asks whether goods help against an illness; what helps against sweat, snoring, mites and a sore back, pages tell. */
export const asksHelpAgainst =
  /^(?!.*\b(?:zwe?et\p{L}*|transpir\p{L}*|snurk\p{L}*|\p{L}*mijt\p{L}*|warm|koud|kou|welke?|zoek\p{L}*|verstelba\p{L}*|matras\p{L}*|boxspring\p{L}*)\b).*\bhelp(?:t|en)\b.*\btegen\b/iu
/** A child that goods are for. */
export const aChild =
  /\b(?:klein)?(?:kind|kindje|zoon|zoontje|dochter|dochtertje)\b|\b(?:jongen|meisje|peuter|kleuter)\b/iu
/** A page tells from which age on goods are good for a child. */
export const ofAge = /\b(?:maand\p{L}*|\p{L}*baby\p{L}*|leeftijd|mag|vanaf|hoe oud)\b/iu
