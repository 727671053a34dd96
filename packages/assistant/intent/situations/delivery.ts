/** What shoppers tell about getting goods home, and ask besides; written as templates are. */
export const deliverySituations = {
  delivery_cost: `
    {wat|hoeveel} {komt er bij|moet ik bijtellen|moet ik bijleggen|leg ik bij|reken ik bovenop} {voor|aan} {het vervoer|het brengen|de levering|bezorging} {in <place>|tot bij mij thuis|}
    {wat ben ik|hoeveel ben ik} kwijt {aan|voor} {verzending|bezorgen|het thuisbrengen van een <big>|het laten komen van een <big>|transport naar <place>}
    {wat is|wat zijn} {het tarief|de tarieven|de prijs|de kosten} {voor|van} {thuisbezorging|een pakje|een brievenbuspakje|levering aan huis|een <big> aan huis}
    {een klein pakje|een kussensloop|iets kleins|een plaid} {door de brievenbus|met de gewone post|in de bus} {wat kost dat|hoe duur is dat|kost dat minder}
    {hoe duur|wat voor bedrag} is {de bezorging|het versturen|een levering} {van een <big>|als ik twee dingen koop|van een zwaar pakket|op zaterdag}
    {rekenen jullie|betaal ik} {per artikel|één keer|twee keer|per pakket} {verzendkosten|bezorgkosten} {als ik meer dingen bestel|}
    {ik haal|als ik} {het zelf op|het zelf afhaal|een punt kies} {scheelt dat|hoef ik dan niets te betalen|wat kost het dan}
    {ik kom niet aan|ik zit net onder|ik heb nog niet} {het bedrag|de grens} voor gratis {verzending|bezorging}
    {hoeveel moet ik|voor hoeveel moet ik} {bestellen|uitgeven|kopen} {voor|om} gratis {verzending|thuisbezorging|levering} {te krijgen|}
    {avondlevering|levering in de avond|'s avonds laten brengen|een avondbezorging|brengen na het eten} {kost dat extra|wat is de meerprijs|tegen welke prijs|wat kost dat}
    {wat kost het|moet ik bijbetalen} {om|als} {een tijdvak te kiezen|ik alleen 's middags kan|ik alleen 's ochtends thuis ben|jullie 's avonds komen}
    {worden er|zijn er} {extra |nog }kosten {gerekend|aangerekend|in rekening gebracht} {voor de bezorging|voor het brengen|voor de levering van een <big>|voor een eiland}
    {de boot|het veer} naar {texel|ameland|vlieland} {zit die in de prijs|komt die er nog bij|wat kost die extra}
    {is het|komt het} duurder {om in <place> te bezorgen|in <place>|naar <place> dan in nederland}
    verzendkosten {vind ik nergens|staan niet op de site|hoog|vallen tegen} {hoeveel is het|wat zijn ze|}
    {reken je|rekenen jullie|vragen jullie|tellen jullie} {iets|nog wat|een bedrag|nog kosten|vervoerskosten} {voor|bij} {het thuisbrengen|de rit|het vervoer|het transport|de bezorging}
    {vervoerskosten|vrachtprijs|transportprijs|leveringsprijs} {bovenop de prijs|voor een <big>|bij een order van 0 euro|}
    {zit|zijn} {de bezorging|het vervoer|de verzending} {in de prijs|bij de prijs inbegrepen|al meegerekend}`,
  delivery_time: `
    {wanneer|op welke dag|welke dag} {mag ik|kan ik|kunnen we} {jullie|de <big>|het bed|de bestelling} {verwachten|tegemoet zien|ontvangen} {als ik vandaag afreken|}
    {als ik|indien ik} {vandaag|vanavond laat|vrijdagavond|in het weekend|zondag|voor middernacht} {bestel|iets bestel|betaal} {wanneer is het er|is het er dan maandag|gaat het dan mee|wanneer komt het}
    {hoe lang|hoeveel dagen|hoeveel weken} {moet ik|moeten we} {wachten|geduld hebben} {op een <big>|op zo'n <big>|op mijn spullen|voor het er is}
    {ik heb|wij hebben} {haast|het snel nodig|het zaterdag nodig|het morgen al nodig} {kan dat|lukt dat|hoe snel kan het}
    {we verhuizen|ik verhuis|het huis is klaar} {pas |}{volgende maand|over zes weken|in januari} {kan het later komen|kunnen jullie het dan pas brengen|kan ik nu al een dag vastleggen}
    {hoe lang duurt het|hoelang is het} {eer|vooraleer|tot|voordat} {een <big>|mijn <small>|alles} {hier is|toekomt|geleverd wordt|in huis staat}
    {het is een cadeau|mijn zoon is zaterdag jarig|we krijgen bezoek} {komt het op tijd|haal ik het nog|is het er dan}
    hoe laat komen jullie {morgen |donderdag |}{langs |}{met mijn bed|met de <big>|brengen}
    {kan ik|mag ik} kiezen tussen {ochtend|voormiddag} en {middag|avond} {voor mijn <big>|}
    {krijg ik|geven jullie} {een|van tevoren een} {tijdvak|tijdslot|belletje|tijd door|uur door} {op de dag zelf|voor de levering|wanneer jullie komen}
    {moet ik|moeten we} {de hele dag|een hele dag} {thuisblijven|vrij nemen|wachten} {voor de levering|op de chauffeur|of weten jullie de tijd}
    {rijden jullie|is er bezorging|komt de pakketdienst} {ook |}{op zaterdag|zondags|'s avonds|op koningsdag|met pinksteren|op maandag}
    {bezorgen|leveren|langskomen} {buiten kantooruren|na het avondeten|als ik terug ben van mijn werk} {kan dat|mogelijk|}
    {staat|wat betekent} {er een weeknummer|week 0} {bij dit artikel|bij de levertijd|wanneer is dat}
    {hebben jullie het op voorraad|is alles uit voorraad} {en hoe snel is het er|hoe vlug krijg ik het|}
    {op hoeveel dagen|hoeveel werkdagen} {reken ik|mag ik rekenen} {voor <place>|voor een <big>|}
    wanneer {vertrekt|gaat|verstuurt u} {mijn bestelling|het pakket} als ik nu {klik|afreken|betaal|bestel}
    {binnen|na} hoeveel {werkdagen|dagen|uren} {heb ik het|is het er|staat het} {thuis|bij mij|op de mat}
    {is|lukt} {volgende dinsdag|deze week|eind van de maand} {haalbaar|nog} {voor een <big>|om te leveren|}
    {alleen|enkel|liefst} {op woensdag|in de ochtend|na 0 uur} {thuis|aanwezig} {kunnen jullie dan komen|lukt dat}`,
  delivery_how: `
    {brengen|sjouwen|tillen|dragen} {jullie|de bezorgers|de chauffeurs|ze} {de <big>|het bed|alles} {naar boven|de trap op|tot in de kamer|of blijft het beneden staan|tot aan de voordeur}
    {blijft|laten ze} {het|de <big>} {op de stoep|in de hal|beneden|voor de deur} staan
    {de straat|onze straat|de trap|mijn trap|de gang} is {smal|steil|afgesloten|krap} {kunnen jullie er wel bij|past de <big> dan|hoe doen jullie dat}
    {zit|zat} {alles|de <big>} {al |}{in elkaar|gemonteerd} of {moet ik zelf schroeven|moet ik dat zelf doen}
    {het pakket|mijn pakje} {is verdwenen|is gestolen|is afgegeven bij iemand die ik niet ken|ligt niet bij de buren|is nooit aangekomen} {wie betaalt dat|wie is verantwoordelijk|en nu|wat dan}
    {volgens de postbode|volgens de koerier|volgens de tracking|er staat dat het} {is het afgeleverd|bezorgd is|bij de buren ligt} maar {ik heb niets|er is niets|hier ligt niks}
    {ik wil|kan ik} het {op een ander adres|bij mijn dochter|bij mijn ouders|op mijn werk|op het vakantieadres} {laten afleveren|ontvangen|laten leveren} {dan waar de rekening heen gaat|}
    {afleveradres|leveradres|bezorgadres} {is niet mijn eigen adres|wijkt af|anders dan mijn woonadres} {mag dat|kan dat|}
    {kan|mag} het {naar|bij} {een servicepunt|een postpunt|een ophaalpunt|een winkel in de buurt|een pakjesautomaat|een kluisje} {geleverd worden|gestuurd worden|}
    {het pakket|mijn pakje} {ligt|is} bij de {verkeerde buren|buren gelegd|buurman afgegeven} {wat nu|}
    {bezorgdienst|bezorging|levering|verzending} naar <abroad> {is die er|mogelijk|}
    {sturen|verzenden} jullie {ook |}{op |}naar <abroad>
    {ik haal het|wij halen het} {liever |}{zelf op|bij een punt op|in het magazijn op} {kan dat|mag dat|}
    {versturen|exporteren|leveren|brengen} jullie {ook |}{buiten nederland|naar het buitenland|internationaal|naar <abroad>|tot in <abroad>}
    {ik woon|wij wonen|mijn zus woont} {net over de grens|in <abroad>|in <place>} {kan ik bij jullie bestellen|brengen jullie daar ook|leveren jullie daar}
    {hoe|waarin} {wordt|zit} {het|een <big>|het matras} {verpakt|ingepakt|opgerold}
    {wie|welk bedrijf} {komt|brengt|rijdt} {de <big>|het|de spullen} {langs|brengen|bezorgen}
    {ik kan|we kunnen} niet {zelf tillen|zelf sjouwen|naar beneden komen} {helpen de bezorgers|komen ze met twee man|nemen ze het mee naar binnen}
    {kan iemand anders|mag de buurman|mag mijn huisgenoot} {tekenen|het pakket aanpakken|opendoen} {voor ontvangst|als ik er niet ben|}
    {bij levering|tijdens het dragen} {iets kapot gaat|mijn muur beschadigd raakt} {ben ik dan verzekerd|wie betaalt}
    {moet ik|hoe} {een afspraak maken|afspreken} {voor de levering|met de chauffeur|om de <big> te ontvangen}
    {de doos|het pakket|mijn pakket} is {weg|verdwenen|gestolen|gejat} {van mijn stoep|uit de hal|bij de buren}
    {mag|kan} {het pakket|het} {achter het huis|in de schuur|in de garage|bij de conciërge|onder het afdak} {gezet worden|neergelegd worden|staan}
    {de lift is stuk|er is geen lift|ik zit in een rolstoel} {komen ze dan toch boven|hoe gaat dat met bezorgen|}
    {bellen|bellen ze|sturen jullie een bericht} {aan|van tevoren} {bij het bezorgen|voordat de chauffeur komt|}`,
  old_goods: `
    {ik wil|we moeten|hoe kom ik} {van ons oude bed af|mijn oude matras kwijt|de oude <big> kwijt|van mijn oude <big> af}
    {kan|mag|kunnen} {de oude|mijn oude|het oude} {<big>|matras|bed|lattenbodem} {meteen mee|terug mee|mee in de vrachtwagen|mee met de chauffeur}
    {voeren|ruimen|verwijderen|slopen} jullie {het oude bed|mijn oude <big>|de oude matrassen} {af|op|ook|}
    {recyclen|hergebruiken} jullie {oude matrassen|mijn afgedankte matras|oude bedden}
    {afgedankte|versleten|ouwe|oude} {<big>|matras|lamp|beddenbodem} {inleveren|wegdoen|laten ophalen|kwijt|meegeven}
    {er staat hier|ik heb hier} nog een {oud|oude} {bed|<big>|matras} {wat doen jullie daarmee|nemen jullie die mee|wil ik vanaf}`,
} as const
