/** Ways of asking how, when and for how much goods come; `expandTemplate` tells how they are written. */
export const deliveryTemplates = {
  delivery_cost: `
    {wat rekenen jullie|wat vragen jullie|wat betaal ik} voor {transport|verzending|het opsturen|bezorging} {naar <place>|van een <big>|}
    {portkosten|portokosten|vrachtkosten|transportkosten|verzendkosten} {<place>|bij 0 euro|}
    {komt er|is er} {nog |}iets bij voor {de verzending|transport|het bezorgen}
    {ik bestel|als ik bestel} voor 0 euro {moet ik dan nog verzendkosten betalen|is de verzending dan gratis}
    {wat|hoeveel} {kost|kosten} {bezorging|de bezorging|thuisbezorgen|verzending|het verzenden|levering aan huis}
    {wat kost het om|hoeveel betaal ik om|hoeveel vragen jullie om} {een|zo'n} <big> {thuis te krijgen|te laten bezorgen|te laten brengen|te verzenden}
    {verzendkosten|bezorgkosten|leverkosten|leveringskosten|verzendtarief} {<small>|<big>|voor een <big>|}
    {wat zijn de|hoe hoog zijn de|wat bedragen de} {verzendkosten|bezorgkosten|leveringskosten} {naar <place>|voor <place>|in <place>|}
    {is|was} {verzenden|de bezorging|levering|thuisbezorgen} {ook |}{gratis|kosteloos} {bij een groot bedrag|boven een bedrag|vanaf een bedrag|bij jullie}
    {vanaf wanneer|bij welk bedrag|vanaf hoeveel} {is de verzending|hoef ik geen verzendkosten|wordt er} {gratis|te betalen|gratis bezorgd}
    {moet|moeten} {ik|we} {extra |bij |}{betalen|bijbetalen} voor {de levering|de verzending|het bezorgen|het brengen} {van een <big>|in <place>|}
    {hoeveel|wat} {kost|is} {de levering|het brengen|opsturen} {naar|in|tot in} <place>
    {ik woon in|wij wonen in} <place> {wat kost het verzenden dan|wat zijn dan de leverkosten|hoeveel komt er dan bij}
    {ben ik|zijn we} {verzendkosten|bezorgkosten} {kwijt|verschuldigd} {bij|als ik voor} 0 euro {bestel|bestelling}
    {wat kost|hoeveel is} {een bezorgmoment|een tijdvak|levering 's avonds|in de avond laten bezorgen|'s ochtends bezorgen}
    {komt er|komen er} {nog |}{kosten|verzendkosten|portokosten} {bij|bovenop}
    {kost|kosten} {leveren op|bezorgen op} {een waddeneiland|texel|ameland|een eiland} {meer|extra}
    {hoeveel kost|wat kost} {ophalen|een pakketpunt|een afhaalpunt} {naar een punt in de buurt|}
    {doen jullie|doet u} gratis {verzending|levering|bezorging}
    {verzending|levering} {gratis|betalend|inbegrepen}`,
  delivery_time: `
    {hoe snel|hoe vlug|wanneer|binnen hoeveel tijd} {krijg ik|heb ik|ontvang ik|komt} {het|mijn spullen|de spullen|een <small>} {als ik nu bestel|in huis|thuis|na bestellen}
    {ik wil|ik zou} {vandaag|nu|vanavond|morgenochtend} {bestellen|een <small> bestellen} wanneer {is het er|krijg ik het|wordt het geleverd|komt het toe}
    {bezorgen|leveren|brengen} jullie {ook |} {op zaterdag|op zondag|in het weekend|op feestdagen|met kerst|op maandag|tussen kerst en nieuwjaar}
    {kan|mag} ik {zelf |}{een dag|de dag|een datum|een tijdstip|het moment} {kiezen|bepalen|afspreken} {waarop jullie bezorgen|voor de levering|voor de bezorging van mijn <big>|}
    {tot hoe laat|voor hoe laat|tot welk uur} {kan|moet} ik bestellen {om het morgen te hebben|voor morgen|zodat het morgen komt|}
    {hoe lang|hoelang} {duurt|is} {de levering|de levertijd|de bezorging|het} {van een <big>|voor een <small>|gemiddeld|ongeveer}
    {als ik op|bestel ik} {zondag|zaterdag|vrijdag|maandagavond|dinsdag} {iets bestel|iets|bestel} wanneer {heb ik het dan|wordt het bezorgd|is het er}
    {hoe laat|rond welk uur|op welk tijdstip} {komt de bezorger|komt de chauffeur|wordt er bezorgd|leveren jullie|komen ze langs}
    {gaat|wordt} {het|mijn pakje} {dezelfde dag|nog vandaag|vandaag} {verstuurd|de deur uit|verzonden} {als ik nu bestel|}
    {lukt het|red ik het|kan het} {om|} {voor het weekend|voor vrijdag|voor kerst|voor sinterklaas|volgende week} {binnen te krijgen|in huis te hebben|geleverd te krijgen}
    {wat is|wat zijn} {de levertijd|de levertijden|de leveringstermijn|de levertermijn} {bij jullie|van <big>|voor belgie|}
    {worden|komt} {<big> en <small>|alles|verschillende artikelen} {samen|tegelijk|apart} {geleverd|bezorgd}
    {kunnen jullie|kan de chauffeur} {'s avonds|na zes uur|na mijn werk|'s ochtends vroeg|in de voormiddag} {komen|leveren|bezorgen}
    {levertijd|leverdatum|bezorgtijd|bezorgdag}`,
  delivery_how: `
    {bezorgen|leveren|levering|bezorging|verzenden} {in |naar |}{<place>|<place>|maastricht|friesland|de achterhoek|<abroad>}
    {komt|brengt} de {bezorger|chauffeur} {het |ook |}{op de derde etage|naar boven|tot de voordeur|binnen}
    {kan ik|moet ik|hoe werkt} {een|de} {transportverzekering|verzekering} {nemen|afsluiten|} {bij grote meubels|voor de levering|}
    {zijn|komen} de {bezorgers|chauffeurs|mannen} {met z'n tweeen|alleen|met hulp}
    {ik ben|wij zijn} {de hele dag weg|overdag niet thuis|op mijn werk} {hoe moet dat met het pakket|wie neemt het aan|wat dan}
    {levering|bezorging} {in|op} {<place>|maastricht|zeeland|de wadden} {mogelijk|kan dat|}
    kan het {op de zaak|op kantoor|op school|bij mijn ouders} {afgeleverd|bezorgd|geleverd} worden
    mijn {man|vrouw|zoon} is thuis mag die het {aannemen|in ontvangst nemen}
    {leveren|bezorgen|verzenden|sturen} jullie {ook |}{naar|in|op} {<place>|<abroad>|heel belgie|de waddeneilanden|het buitenland|schiermonnikoog|vlieland|terschelling|texel}
    {komen jullie|rijden jullie} {ook |}{naar|in|op} {<place>|<abroad>|terschelling|texel|ameland}
    {kan|kunnen} {ik|we} {het|iets|mijn bestelling|een pakje} {zelf |}{ophalen|afhalen|komen halen} {bij jullie|in een punt|in de winkel|}
    {kan|mag} {het|mijn pakket} {bij de buren|op mijn werk|bij een winkel|in een pakketautomaat|bij iemand anders|op een ander adres} {afgegeven worden|bezorgd worden|geleverd worden|aangenomen worden}
    {wat gebeurt er|hoe gaat het|wat} als {ik er niet ben|ik niet thuis ben|niemand opendoet|ik aan het werk ben|ik de bezorger mis}
    {moet ik|moet er iemand} {thuis zijn|aanwezig zijn|thuisblijven} {bij de levering|als jullie bezorgen|voor het pakket|voor de <big>}
    {wordt|worden} {de <big>|mijn <big>|het bed} {naar boven|tot in de slaapkamer|naar binnen|op de verdieping|de trap op} {gebracht|gedragen|geplaatst|gesjouwd}
    {zetten|monteren|bouwen} jullie {de <big>|het bed|hem} {ook |}{in elkaar|op|}
    {met welke|welke|door welke} {vervoerder|koerier|pakketdienst|bezorger} {bezorgen jullie|komt het|leveren jullie|wordt er verzonden}
    {is het|wordt het|gaat het} {met |door |via }{postnl|dhl|bpost|dpd|een eigen vrachtwagen} {bezorgd|geleverd|gebracht|}
    {met hoeveel man|met z'n hoevelen|met twee man} {komen jullie|brengen ze de <big>|wordt er bezorgd}
    {past|raakt} {de|een} <big> {wel |}{door de deur|in de lift|op de trap|door mijn smalle gang|naar de zolder}
    {ik woon|we wonen} {op de derde verdieping|drie hoog|in een appartement|in een flat zonder lift|op een eiland} {kan dat|hoe gaat dat met een <big>|komen jullie dan ook boven}
    {een afhaalpunt|een pakketpunt|een postbus|een antwoordnummer|een locker} {kan dat|mogelijk|leveren jullie daar}
    {hoe|op welke manier} {wordt|komt} {een <big>|groot meubel|mijn kast} {bezorgd|geleverd|verpakt|aan huis}
    {kan|mag} {mijn buurvrouw|een buur|mijn dochter|de conciërge} {het pakket|het} {aannemen|in ontvangst nemen}
    {de bezorger|de postbode|de koerier} {trof niemand thuis|was er maar ik niet|heeft een briefje achtergelaten|kwam toen ik weg was} {wat nu|waar is het nu|en dan}
    {kan ik|mag ik} {een <small>|een cadeau|het} {naar een ander adres|naar een vriendin|rechtstreeks naar mijn moeder|naar mijn kantoor} {laten sturen|laten bezorgen|opsturen}`,
  old_goods: `
    {nemen|nemen jullie|neemt de chauffeur} {mijn |de |een }{oude|oud} {<big>|matras|bed|boxspring} {mee|terug}
    {kan ik|mag ik} mijn {oude|oud|versleten} {<big>|lamp|matras|bed} {meegeven|inleveren|afgeven|laten ophalen}
    {waar moet ik heen|wat doe ik|waar kan ik naartoe} met {mijn|een} {oude|oud|kapotte} {<big>|matras|lamp|bed}
    {wat kost|hoeveel kost} {het meenemen|het afvoeren|het ophalen|afvoer} van {mijn|het|een} {oude|oud} {<big>|matras|bed}
    {oude|oud|vorige} {<big>|matras|bed|slaapkamer} {meenemen|afvoeren|ophalen|weg ermee|terugnemen} {bij levering|kan dat|}
    {halen|ruimen} jullie {het oude|mijn oude|de oude} {bed|<big>|matras} {op|weg}`,
} as const
