import type { SubjectQuestions } from '../subject-questions.ts'

/** How shoppers ask what pages say about getting goods home; `expandTemplate` tells how ways of asking are written. */
export const deliveryQuestions = {
  delivery_cost: {
    usual: 'Wat kost bezorgen?',
    others: {
      'Wat kost bezorgen? Een pakket kost in Nederland en in België': `
        {wat|hoeveel} kost {bezorgen|verzenden|verzending|de levering|thuisbezorgen|opsturen}
        {verzendkosten|bezorgkosten|leverkosten|porto|leveringskosten|verzendprijs}
        hoeveel {verzendkosten|bezorgkosten} {komen erbij|reken je|betaal ik|zijn er|rekenen jullie}
        {wat|hoeveel} {betaal ik|ben ik kwijt} voor {verzending|de bezorging|het opsturen|versturen}
        moet ik {betalen|iets betalen} voor de {levering|bezorging|verzending}
        {wat kost|en wat kost} {thuisbezorgen|het bezorgen|de bezorging}
        {betaal ik|komen er} {nog |}{verzendkosten|bezorgkosten} bij
        {wat zijn|hoe hoog zijn} de {kosten voor bezorgen|verzendkosten|leveringskosten}`,
      'Wat bezorgen kost: je betaalt één keer bezorgkosten voor je hele bestelling': `
        betaal ik {twee keer|dubbele|2x|per artikel|voor elk artikel} {verzendkosten|bezorgkosten|verzending}
        als ik {meer dingen|twee dingen|0 artikelen|meerdere spullen|2 dingen} {koop|bestel|neem} betaal ik dan {één keer|1 keer|meerdere keren|2x|0 keer} {verzending|verzendkosten|bezorging|bezorgkosten}
        {zijn|gelden|rekenen jullie} {de verzendkosten|bezorgkosten|de leverkosten} {per stuk|per bestelling|per product|voor alles samen|apart}
        moet ik voor {ieder|elk} {product|pakje|stuk} apart {verzending|bezorgkosten} betalen
        {een bed en|een matras met} {lakens|kussens} bestellen {komt er dan|is dat} {één keer|twee keer|2 keer} {bezorgkosten|verzendkosten}`,
      'Waddeneilanden boot bezorgen': `
        {wat kost|hoeveel kost|hoe duur is} {bezorgen|een bed|verzenden|een <big> laten brengen} {op|naar} {wadden|een waddeneiland|het eiland}
        {extra kosten|toeslag|meer betalen} {op|voor} {wadden|de boot|een eiland|waddeneilanden}`,
      "Kan het 's avonds of op een vaste tijd? 's avonds kost": `
        {wat kost|hoeveel kost|is het duurder om} {bezorgen in de avond|avondlevering|een avondbezorging|'s avonds bezorgen|s avonds leveren|in de avond laten komen|een tijdvak|een vast tijdstip|alleen 's ochtends}
        {toeslag|meerprijs|extra kosten} {voor|bij} {avondlevering|een tijdvak|de ochtend|de middag|s avonds}
        moet ik {bijbetalen|extra betalen} als jullie {'s avonds|in de avond|'s ochtends|op een vast uur} {komen|leveren|bezorgen}`,
      'Brievenbuspakje kost': `
        {wat kost|hoeveel is} {een brievenbuspakje|iets kleins versturen|een klein pakje|verzenden door de brievenbus|een kussensloop opsturen}
        {past het|gaat het|kan het} {door|in} de brievenbus {is dat goedkoper|wat kost dat|}`,
      'Ophalen bij een pakketpunt kost': `
        {wat kost|hoeveel kost|is het goedkoper om} {ophalen bij een punt|afhalen|een pakketpunt|ophalen|zelf ophalen|zelf halen bij een afhaalpunt}
        scheelt het als ik {zelf ophaal|het zelf haal|het bij een punt ophaal}`,
      'Leveren jullie in heel België?': `
        {wat|hoeveel} kost {verzenden|bezorgen|leveren|de levering|verzending|opsturen} {naar|in|tot in} belgie
        {verzendkosten|bezorgkosten|leverkosten|leveringskosten|kosten} {naar |voor |in |}belgie
        hoeveel {betaal ik|rekenen jullie|komt erbij} {voor|naar} belgie
        {is het|komt het} duurder {naar|in} belgie
        hoe duur is {verzenden|bezorgen|de levering|opsturen} {naar|in} belgie`,
      'Wat kost bezorgen? Grote meubels kosten': `
        {wat|hoeveel} kost {het bezorgen|het brengen|de levering|bezorging|het verzenden|verzending} van {een|mijn|zo'n} {<big>|bankstel|dressoir}
        {wat|hoeveel} kost {een|zo'n|mijn} {<big>|dressoir} {laten bezorgen|laten brengen|thuisbrengen|bezorgen|laten leveren|thuis laten komen}
        {verzendkosten|bezorgkosten|leverkosten} {van |voor |}{een |}{<big>|groot meubel|grote meubels}`,
      'Wat kost bezorgen? Het is gratis vanaf': `
        {vanaf|bij} {welk bedrag|hoeveel euro|wanneer|hoeveel} is {verzenden|bezorging|de levering|verzending} gratis
        {is|wordt} {verzending|bezorgen|de levering|verzenden} {gratis|kosteloos} {bij jullie|vanaf 0 euro|boven 0 euro|}
        {gratis|kosteloze|geen} {verzending|bezorging|verzendkosten|levering} {vanaf|bij|als ik voor 0 euro bestel|}
        hoeveel moet ik {bestellen|uitgeven|kopen} voor gratis {verzending|bezorging|levering}
        ik bestel voor 0 euro {betaal ik dan verzendkosten|is het dan gratis|moet ik nog verzending betalen}`,
    },
  },
  delivery_time: {
    usual: 'Wanneer komt mijn bestelling? Op voorraad besteld',
    others: {
      'Wanneer komt mijn bestelling? Op voorraad: dan gaat je pakket dezelfde dag mee': `
        {hoe lang|hoelang} {duurt het|moet ik wachten|duurt de levering|is de levertijd|duurt bezorgen} {voor ik het heb|tot het er is|gemiddeld|}
        {wanneer|hoe snel|hoe vlug} {heb ik het|krijg ik het|komt het|is het er|ontvang ik het|wordt het geleverd|kunnen jullie leveren|heb ik het in huis|leveren jullie}
        {levertijd|levertermijn|leveringstermijn|bezorgtijd|hoeveel dagen levertijd}
        {hoeveel dagen|hoeveel tijd|hoe lang} {zit er tussen bestellen en bezorgen|duurt verzending|duurt het opsturen}
        {en hoe lang|en hoelang} duurt {het|dat} {dan|}`,
      'Wanneer komt mijn bestelling? Bestel je op een werkdag voor 23.59 uur iets wat op voorraad is': `
        {bestel ik nu|als ik nu bestel|nu besteld|vandaag besteld|vanavond besteld} {komt het dan morgen|heb ik het dan morgen|is het er morgen|morgen in huis}
        {voor|tot} hoe laat {moet ik bestellen|kan ik bestellen|bestellen} {voor morgen|om het morgen te krijgen|}
        {kan ik het|krijg ik het|lukt het} {morgen|overmorgen} {al |}{hebben|krijgen|in huis|geleverd}
        {heb het|ik heb het} {morgen|met spoed|snel|dringend} nodig {kan dat|lukt dat|}
        {versturen|verzenden} jullie {vandaag nog|dezelfde dag|nog vanavond}
        {is het|ben ik|komt het|is dat|kom ik|red ik het} {nog |wel |}op tijd {voor|met} {feestdag|het weekend|onze vakantie|dit weekend} {als ik nu bestel|}
        {haal|red} ik {het|dat} {nog |}{voor|met} {feestdag|het weekend}
        {komt|is} het {nog |}voor {feestdag|het weekend|zaterdag|vrijdag} {binnen|in huis|aan|hier} {als ik nu bestel|}
        {krijg|heb} ik het {nog |}{voor feestdag|voor het weekend|op tijd}
        {tot wanneer|wanneer moet ik} {kan ik |}bestellen voor feestdag`,
      'Nog niet op voorraad, wel te bestellen: er staat een weeknummer bij': `
        {wanneer|hoe lang duurt het} {komt het weer op voorraad|is het weer leverbaar|is het er weer}
        {wat betekent|wat is} {het weeknummer|week 0|de leverweek|levering in week 0}
        het is {niet op voorraad|uitverkocht} wanneer {komt het|kan ik het krijgen|heb ik het}`,
      'Toch later dan beloofd? Dat laten we je weten, met een nieuwe datum. Komt je bestelling ook dan niet, mag je de koop ontbinden': `
        {wat als|en als} {het te laat komt|mijn bestelling later komt dan beloofd|jullie te laat leveren|de levering vertraging heeft|het niet op tijd is}
        wat gebeurt er als mijn {bestelling|pakket} te laat {is|komt}
        {de levering|mijn bestelling|het} is {te laat|vertraagd|later dan afgesproken|over tijd}`,
      'Wanneer komt een boxspring die ik zelf samenstel?': `
        {hoe lang duurt|wat is de levertijd van|wanneer komt} {een samengestelde boxspring|een boxspring die ik zelf samenstel|mijn zelf samengestelde bed|een bed op maat|zelfgemaakte boxspring}`,
      "Kan het 's avonds of op een vaste tijd? De dag ervoor hoor je tussen welke twee uren we komen": `
        {hoe laat|rond hoe laat|op welk tijdstip|welk uur|om hoe laat} {komt de bezorger|komt de chauffeur|komen jullie|wordt het gebracht|brengen jullie het|staan jullie voor de deur|wordt er bezorgd}
        {krijg ik|sturen jullie|geven jullie} {een bericht|bericht|een seintje|een sms|een belletje|een tijd|een tijdvak} {voor jullie komen|vooraf|van tevoren|voor de levering|voordat de bezorger komt}
        {bellen|mailen|laten} jullie {van tevoren|vooraf|eerst} {even |}{voor de levering|wanneer jullie komen|weten hoe laat|}
        hoe laat {komen jullie|komt de chauffeur|zijn jullie er} {morgen |}{langs |}met {mijn <big>|het bed|de <big>}
        {moet ik|moeten we} de hele dag {thuisblijven|thuis zitten|wachten} {op de levering|op de bezorger|}`,
      'Bezorgen jullie ook op zaterdag?': `
        {bezorgen|leveren|komen|brengen} jullie {ook |}{op zaterdag|op zondag|in het weekend|op feestdagen|met kerst|zaterdags|zondags}
        {op zaterdag|zondag|in het weekend|feestdag} {bezorgen|leveren|levering mogelijk|bezorging|geleverd krijgen}
        kan het {zaterdag|zondag|in het weekend} {komen|gebracht worden|geleverd worden|bezorgd worden}
        komt {post nl|de bezorger|de pakketdienst} {ook|} {zaterdag|zondag|in het weekend}`,
      "Kan het 's avonds of op een vaste tijd? Bij grote meubels wel": `
        {kan|kunnen} {de bezorger|jullie|de chauffeur|ze} {'s avonds|s avonds|savonds|in de avond|na het werk|na zes uur|pas na vijf uur} {komen|leveren|bezorgen|langskomen} {met een <big>|met het bed|}
        {avondlevering|bezorgen in de avond|leveren na werktijd|'s avonds bezorgen} {mogelijk|kan dat|}
        kan ik {een tijdvak|een vaste tijd|ochtend of middag|een tijdstip} {kiezen|afspreken|doorgeven}
        ik werk {overdag|tot 0 uur} kan het {'s avonds|later op de dag|na 0 uur}
        {alleen|liefst} {'s ochtends|'s middags|in de voormiddag|in de namiddag|voor 0 uur} {leveren|bezorgen|thuis}`,
      'Kan ik zelf een dag kiezen, of later laten bezorgen?': `
        {kan|mag|kunnen} {ik|we} {zelf |}{een dag|de dag|de datum|een datum|een moment} {kiezen|bepalen|afspreken|prikken|doorgeven} {voor de levering|voor het bezorgen|}
        {kan het|kunnen jullie het|mag het} {later|pas over 0 weken|volgende maand|na mijn verhuizing} {bezorgd worden|leveren|komen|brengen|geleverd worden}
        {we verhuizen|ik verhuis} {over 0 weken|volgende maand|pas in januari} {kan het dan pas|kunnen jullie dan leveren|kan de levering later}
        kan ik {volgende maand|over 0 weken|pas later} {pas |}laten {leveren|bezorgen|komen}
        kan ik zelf een bezorgdag kiezen {voor een <big>|}
        {levering|bezorging|bestelling} {uitstellen|verzetten|verplaatsen} {kan dat|}
        {kan|mag} {de <big>|het|mijn bestelling|alles} {ook |}{later komen|later geleverd worden|over een maand komen|pas volgende maand komen|bewaard worden}
        {we verhuizen|ik verhuis|het huis is pas} {volgende maand|over 0 weken|in de lente|klaar over 0 maanden} {kan het later|kunnen jullie dan pas leveren|kan de <big> later komen}`,
      'Grote meubels: je kiest bij het afrekenen zelf een dag, vanaf werkdagen nadat ze bij ons weg kunnen': `
        {hoe snel|wanneer|hoe lang duurt het voor} {is een <big> er|komt een <big>|wordt een <big> geleverd|hebben we de <big>|leveren jullie een bed}
        op welke dagen {leveren|bezorgen|rijden|brengen} jullie {een <big>|grote meubels|meubels|bedden}
        {kan|kunnen} {jullie|het bed|de <big>} {op |}{maandag|dinsdag|woensdag|donderdag|vrijdag} {komen|leveren|gebracht worden|brengen|bezorgd worden}
        ik heb {maandag|donderdag|woensdag} vrij {kan het dan|kunnen jullie dan brengen|kan het bed dan komen}
        levertijd {boxspring|bed|fauteuil|grote meubels|matras}`,
      'Bestel je meer artikelen tegelijk, dan geldt voor elk artikel wat erbij staat. Grote meubels komen samen, de rest komt los': `
        {komt|wordt} {alles|het|de hele bestelling} {in één keer|in een keer|tegelijk|samen|apart|in delen} {geleverd|bezorgd|binnen|} {als ik een <big> en <small> bestel|bij meer artikelen|}
        {komen|worden} {bed en lakens|mijn artikelen|de <big> en de <small>|verschillende spullen} {samen|tegelijk|apart|los van elkaar} {geleverd|bezorgd|}
        {ik heb maar een deel|een deel ontbreekt|ik kreeg maar 0 van de 0 artikelen} komt de rest {nog|later}`,
    },
  },
  delivery_how: {
    usual: 'bezorgen bezorging',
    others: {
      'Wie brengt mijn pakket, en hoe volg ik het?': `
        {met|door|via} welke {vervoerder|pakketdienst|koerier|bezorgdienst} {verzenden jullie|wordt het bezorgd|leveren jullie|komt het}
        {is het|gaat het|komt het|sturen jullie} {met |via |}vervoerder
        {hebben jullie|krijg ik|sturen jullie|is er} een {track en trace|trackingcode|volgcode|tracking} {voor pakketten|link}
        {hoe|waar|kan ik} {volg ik|kan ik volgen|zie ik} {mijn pakket|een pakketje|waar mijn zending is|de zending|een zending volgen}
        wie {brengt|bezorgt|levert} {het|mijn pakket|de pakketten|jullie spullen}
        {krijg ik|staat er|komt er|is er} {een |}{track en trace|trackingcode|volgcode|track trace link|volglink} {in de mail|bij|gemaild|toegestuurd|}
        {hoe|kan ik} {weet ik|zien|volg ik} waar mijn pakket {is als het onderweg is|straks is|blijft zodra het verzonden is}
        {krijg ik|sturen jullie} {bericht|een mail|een sms} als {het onderweg is|het verzonden is|het pakket komt|de bezorger komt}`,
      'Op de Waddeneilanden komt er voor grote meubels bij voor de boot': `
        {bezorgen|leveren|komen|sturen} jullie {ook |}{op|naar} wadden
        {levering|bezorging} op {een eiland|wadden} {mogelijk|}
        ik woon op {een eiland|wadden}`,
      'Op een postbus of antwoordnummer kunnen we niet bezorgen': `
        {kan het|mag het|sturen jullie|bezorgen jullie} {ook |}{naar|op|in} een {postbus|antwoordnummer}
        postbus {mag dat|kan dat|mogelijk}`,
      'transportverzekering nemen': `
        {wat is|moet ik|kan ik|wat kost} {een |die |de |}{transportverzekering|verzekering voor vervoer} {nemen|nodig|}
        {is de levering|zijn jullie|is mijn bestelling} verzekerd {tegen schade|onderweg|}`,
      'Mijn pakket is zoek.': `
        wat {als|gebeurt er als|doe ik als} {mijn|het|een} {pakket|bestelling|zending} {niet aankomt|kwijtraakt|zoekraakt|nooit komt|verdwijnt|gestolen wordt}
        {mijn |}{pakket|pakje|pakketje|zending|bestelling} {is |}{zoek|kwijt|verdwenen|weg|gestolen|zoekgeraakt} {wat nu|help|}
        {volgens|post nl zegt|track en trace zegt|er staat} {bezorgd|afgeleverd|geleverd} maar ik heb {niks|niets|het niet}
        {het |pakket |}{zegt|staat op|staat als} {bezorgd|afgeleverd|geleverd} {maar|en} {niks gekregen|ik heb niets|is er niet|nergens te vinden}
        {de buren|de buurman} {hebben|heeft} {het|mijn pakket|niks} {niet en ik ook niet|niks|niet} {wie draait daarvoor op|}
        {wie is verantwoordelijk|wat gebeurt er} als {een pakket|het pakje} {kwijtraakt|verdwijnt|gestolen wordt}`,
      'Kan ik mijn pakket ergens ophalen?': `
        kan ik {het|mijn pakket|de bestelling|iets} {zelf |}{ophalen|afhalen|komen halen|laten leveren} {bij een pakketpunt|bij jullie|bij een punt|in een punt|}
        {ophalen|afhalen|leveren} bij {een vervoerder punt|een afhaalpunt|een pakketpunt|een servicepunt} {mogelijk|kan dat|}
        {is er|hebben jullie} een {afhaalpunt|pakketpunt|locker|pakketautomaat}`,
      'Ik ben niet thuis. Wat gebeurt er?': `
        {wat als|en als|wat gebeurt er als} {ik niet thuis ben|ik er niet ben|niemand thuis is|ik weg ben} {als het pakje komt|bij de bezorging|wanneer de bezorger komt|}
        ik ben {overdag|die dag|vaak|altijd} {niet thuis|aan het werk|op mijn werk|weg} {wat dan|hoe werkt dat|}
        {moet ik|moet er iemand} thuis {zijn|blijven} {voor het pakket|als het komt|}
        {mag|kan} {de buurvrouw|de buren|mijn buurman|een ander|iemand anders|mijn dochter} {het |mijn pakje |}{aannemen|in ontvangst nemen}
        {bezorger|ik heb de bezorger} gemist {wat nu|komt hij terug|}
        {kan|mag} {de buurvrouw|mijn buurman|een huisgenoot|iemand anders|mijn moeder|een ander} {de <big>|het pakket|het bed|de bestelling|het} {aannemen|in ontvangst nemen|ontvangen|voor me aannemen}
        moet ik {zelf |}{thuis zijn|aanwezig zijn|erbij zijn} {bij de levering|als jullie komen|voor de bezorging|}`,
      'Grote meubels dragen naar binnen, meet deuren, trap en lift': `
        {komt|wordt|dragen jullie|brengen jullie} {de <big>|het bed|mijn <big>} {ook |}{naar boven|boven gebracht|de trap op|op de 0 verdieping|naar de slaapkamer|binnen}
        {ik woon|we wonen} {op de 0 verdieping|drie hoog|in een flat|in een appartement} {zonder lift|} {kan dat|komt het boven|}
        {past|krijgen jullie} {de <big>|een <big>|het bed} {door de deur|door het trapgat|de trap op|in de lift}
        hoe {groot|breed} moet {het trapgat|de trap|de deur|de lift} zijn {voor een <big>|}
        {zetten jullie|wordt} het {voor de deur|in de slaapkamer|binnen} {neer|gezet}`,
      'twee personen brengen, dragen samen naar binnen': `
        met {hoeveel man|hoeveel mensen|z'n hoevelen|twee personen} {komen ze|brengen jullie een <big>|komen jullie}
        {moet ik|moeten wij} {zelf |}{helpen|meehelpen} {dragen|sjouwen|tillen}`,
      'Bezorgen jullie ook buiten Nederland en België?': `
        {leveren|bezorgen|sturen|verzenden|versturen} jullie {ook |}{naar|in} buitenland
        {kan ik|kan het} {laten bezorgen|opgestuurd|verzonden worden} {naar|in} buitenland
        {levering|verzending|bezorging} {naar|in} buitenland {mogelijk|}`,
      'Leveren jullie in heel België?': `
        {leveren|bezorgen|sturen|brengen|komen} jullie {ook |}{naar|in|tot in} {heel |}belgie
        {levering|bezorging|leveren|bezorgen} {in|naar} belgie {mogelijk|kan dat|}
        {kan ik|kan het|waar kan ik} {mijn <big>|iets|het|mijn zetel} {laten leveren|laten bezorgen|laten afzetten|geleverd krijgen} in belgie
        ik woon in belgie {kan ik bestellen|leveren jullie daar|}`,
      'Hoe gaat het met een boxspring of een kast? Twee mensen brengen hem': `
        hoe {komt|wordt} een {boxspring|bed|kast} {binnen|geleverd|gebracht}`,
      'Kan ik het bij iemand anders of op mijn werk laten bezorgen?': `
        {kan|mag} {ik het|het|mijn bestelling} {laten |}{afleveren|bezorgen|leveren|afgeven|geleverd worden} {bij|op} {mijn dochter|mijn zoon|mijn moeder|een vriend|een ander|mijn werk|kantoor} {in nederland|in belgie|}
        {kan|mag} {het|ik het|een pakje} {naar|op|bij} {een ander adres|mijn werk|het adres van mijn zus|mijn moeder|een vriendin|kantoor} {bezorgd worden|laten bezorgen|gestuurd worden|geleverd worden}
        {ik wil|kan ik} {iets|een cadeau|het} {naar mijn zus|naar mijn ouders|naar iemand anders|als cadeau} {sturen|laten bezorgen} {op haar adres|op zijn adres|}
        {mag|kan} mijn {bestelling|pakket} naar {mijn werkadres|mijn werk|een ander adres|kantoor}
        {ander|afwijkend} {bezorgadres|afleveradres|leveradres} {opgeven|invullen|}
        {kan|mag} {het|een <small>} {ook |}{als cadeau|als verrassing|direct|meteen} naar {haar|zijn|een ander|mijn moeders|het} adres {gestuurd worden|}`,
      'We bezorgen in Nederland en België': `
        {bezorgen|leveren|komen} jullie {ook |}{in|naar} nederland
        waar {bezorgen|leveren} jullie {overal|allemaal|}`,
    },
  },
  old_goods: {
    usual: 'Nemen jullie mijn oude matras mee?',
    others: {
      'Nemen jullie mijn oude matras mee?': `
        {nemen|neem} {jullie|je|ze} {ook |}{mijn|de|het|een} oude {matras|<big>|bed|boxspring|} mee {terug|naar de stort|}
        {kan|mag} {de chauffeur|de bezorger|ik} {mijn |het |}oude {bed|matras|boxspring} {meenemen|meegeven|inleveren|kwijt}
        {wat kost|hoeveel kost} {het meenemen|afvoeren|ophalen} van {mijn|een} oude {matras|bed|boxspring}
        {halen|voeren} jullie {het oude bed|oude matrassen|mijn oude boxspring} {op|af}
        waar {laat ik|moet ik heen met} mijn oude {matras|bed}`,
      'Lampen en elektrische apparaten: we nemen een oude gratis terug': `
        {nemen jullie|kan ik} {een oude lamp|oude lampen|elektrische apparaten|mijn oude elektrische bed} {terug|inleveren|meegeven|terugnemen}
        waar {lever ik|breng ik} {een kapotte lamp|oude lampen} {in|heen}`,
      'Matrassen en toppers inleveren bij de milieustraat': `
        {kan ik|mag ik} {een|mijn} oude {matras|topper} zelf {naar de milieustraat|naar het containerpark|inleveren|wegbrengen} {brengen|}
        {wordt|worden} {mijn matras|oude matrassen} gerecycled`,
    },
  },
} as const satisfies Record<string, SubjectQuestions>
