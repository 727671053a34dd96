/** What shoppers tell about the goods that they want, and ask besides; written as templates are. */
export const goodsSituations = {
  product: `
    {onze|mijn} {<goods>|dekbedden|lakens|gordijnen} {is|zijn} {versleten|aan vervanging toe|te oud|lelijk geworden} {dus ik zoek iets nieuws|wat hebben jullie|ik wil iets moderns}
    {we krijgen|er komen} {logees|gasten|een baby|een tweede kind} {en hebben|dus we hebben|daarom zoeken we} {nog |}{<goods>|een extra <goods>|0 <goods>} {nodig|}
    {de kat|de hond|ons kind|mijn zoontje} {plast|morst|kliedert} {in bed|op het matras} {heb je een hoes|is er een beschermer|zoek iets waterdichts}
    {iets|wat} {warms|zachts|lekkers|gezelligs|stijlvols} {om onder te kruipen|om onder te slapen|om op te liggen|om over de bank te leggen|voor naast de bank} {liefst <cloth>|in het <colour>|}
    {mag van mij|mijn budget is|ik mag|ik heb} {hooguit|maximaal|ongeveer|zo'n} 0 euro {uitgeven aan|voor} {een <goods>|<goods>|een nieuwe <goods>}
    {gordijnen|een <goods>|lampen|kussens} die {geen licht doorlaten|niet kreuken|tegen een stootje kunnen|warm blijven|in de was kunnen|niet te duur zijn} {graag|zoek ik|heb je die}
    {een|zo'n} {kleine|grote|hoge|lage|staande|hangende|ronde} {lamp|tafel|spiegel|kast|kleed} {voor naast de bank|voor in de hal|voor in de hoek|om bij te lezen|boven de eettafel}
    {doen jullie|hebben jullie|verkoop je|heb je} {ook |toevallig |}{in |}{koffiezetapparaten|zonnepanelen|hondenbrokken|stofzuigers|auto's|fietsen|kleding|schoenen|keukens|speelgoed|boeken|telefoons}
    {ik zoek|heeft u|op zoek naar} een {elektrische step|koelkast|wasmachine|computer|grasmaaier|parasol|televisie} {voor mijn dochter|voor in de keuken|}
    {toon|geef|laat} {mij |me |}{de|jullie|het} {best gewaardeerde|voordeligste|chicste|meest verkochte|goedkoopste|luxere} {<goods>|kussen|bed} {zien|eens|}
    {welke|wat voor|hoeveel soorten} <goods> {kan ik bij jullie bestellen|kan ik bij jullie kopen|kan ik krijgen|hebben jullie in huis|liggen er bij jullie}
    {kan ik|krijg ik|mag ik} {bij jullie |hier |}{ook |}{een |}{<colour> |gestreepte |}<goods> {krijgen|kopen|bestellen|vinden}
    {kan ik|wil graag|ik zou} {bij jullie |graag |}een {grasmaaier|tablet|boormachine|vliegticket|tuinslang|broek|piano} {krijgen|kopen|aanschaffen|willen}
    {wat is|welk is} het {goedkoopste|duurste|nieuwste|hoogst beoordeelde} {artikel|<goods>|product|ding} {in de winkel|dat ik kan kopen|dat jullie hebben|van allemaal}
    {iets|wat} om {het matras|mijn bed|de bank} {te beschermen|zachter te maken|warm te houden} {tegen zweet|tegen vlekken|}
    {ons bed|onze bank|mijn kussen} is te {smal|hard|klein|oud} {we willen|ik zoek|dus graag} een {nieuwe |}<goods> {van <size>|van 0 breed|}
    {ik wil|ik wou} {het minst mogelijk|max honderd euro|niet te veel} {uitgeven|besteden} aan een <goods> {welke is dat|}
    <goods> {voor|van} 0 {tot|en} 0 euro {0 breed|<size>|}
    <goods> {die door kopers|dat door klanten} het beste {wordt|worden} beoordeeld
    {zoudt ge|hebt ge|heb je|zou je} {geen|een} {goei|goed|warm} <goods> {hebben|liggen|staan|} {voor een twijfelaar|voor een tweepersoonsbed|voor mijn ouders|}
    {bedlampje|lamp|nachtlamp|<goods>} {die je kunt dimmen|dat je kunt verstellen|met een dimmer|op batterijen|met hoge rugleuning|met ritssluiting}
    {welk|welke} <goods> kost het {minst|meest|minste}
    <goods>{, |} {mag niet meer kosten dan|mag hooguit|niet duurder dan} 0 euro {kosten|}
    {welk|welke} <goods> {scoort|is} {het best|het hoogst|het allergoedkoopst|het mooist beoordeeld} {bij klanten|volgens kopers|}
    <goods> {voor zijslapers|voor kinderen|voor koude nachten|voor de zomer|voor buiten|voor twee personen} {graag|zoek ik|}
    {leeslamp|leeslampje|lampje|kussentje|dekentje|lakentje|spiegeltje|tafeltje|kastje|kleedje|plantje|vaasje}
    {dekbet|hoofkussen|matras|bokspring|handoek|gordein|fauteul|spiegel|vloerkleet|hanglamb|topper|hoeslake} {<size>|<colour>|<cloth>|}
    {en|of} {ook |}{een |}<goods> {erbij|van <cloth>|in dezelfde kleur|}
    {ne|nen|een} <goods> {voor op mijn kamer|voor op mijn nachtkastje|voor in de zithoek|voor de logés} {zoek ik|graag|}
    {welk|welke} {<goods>|dekbed|matras} {krijgt|heeft} de {hoogste waardering|beste reviews|meeste sterren|laagste prijs}
    {zijn er|hebben jullie} {nog |al }{kerstspullen|kerstversiering|badmatten|pyjama's|kamerplanten|vazen} {te koop|}
    {cadeau|cadeautje|iets} {voor mijn moeder|voor een verjaardag|voor haar|voor een nieuw huis} {tot|van} 0 euro
    {een|twee|0} <goods> en {een|twee} <goods>
    een {<goods>|fauteuil|lamp|kast} van {bouclé|<cloth>|hout|metaal|glas|rotan}
    {wit|witte|mooie|goedkope|zachte|hoge} <goods> {van <cloth>|met lade|voor de babykamer|voor de vensterbank|zonder dons|}`,
  product_fact: `
    {ik twijfel|we twijfelen|ik denk} {over|aan} {<goods> <name>|de <name>|het matras <name>} {zijn mensen er blij mee|is dat een goede keuze|wat vinden anderen ervan}
    {hoe lang|hoeveel weken} {moet ik wachten|wacht ik|duurt het} {op|voor} {<goods> <name>|de <name>|boxspring <name>}
    {wat moet ik neertellen|wat ben ik kwijt|wat leg ik neer|hoeveel vraag je} {voor|aan} {<goods> <name>|de <name>|het <goods> <name>}
    kan ik <goods> <name> {nog deze week|morgen|snel|volgende week} {krijgen|hebben|in huis hebben}
    {is|staat} {<goods> <name>|de <name>} {nog |al |}{te koop|in het magazijn|in de uitverkoop|op voorraad}
    {<goods> <name>|de <name>} {nog leverbaar|hoe duur|hoeveel|wanneer in huis|goede reviews}
    {levertijd|prijs|voorraad|reviews} {van |}<goods> <name>
    hoeveel kost {een |}<goods> <name>`,
  made_to_measure: `
    {wij willen|ik wil|kunnen we} zelf {de poten|het hoofdbord|de stof|de kleur|de matrassen} {en de stof |en het hoofdbord |}{van ons bed |van de boxspring |}{uitzoeken|bepalen|samenstellen|kiezen}
    {boxspring|bed} {naar eigen wens|naar smaak|op maat|zelf ontwerpen|in mijn kleur} {waar begin ik|hoe werkt dat|kan dat|}
    {sturen jullie|kan ik|kan je} {lapjes stof|stofmonsters|een monster van de bekleding|kleurstalen|stalen} {op|krijgen|thuis laten komen|opsturen} {om te vergelijken|zodat ik de kleur zie|}
    {de kleuren|de stof|de bekleding} {zien er op mijn scherm anders uit|wil ik in het echt zien|wil ik eerst thuis vergelijken} {kan dat|voor ik bestel|heb je een staal}
    hoe {kom ik aan|krijg ik} {een lapje stof|een staaltje|stofstalen} {om te voelen|}
    {monsters|stofjes|proeflapjes|staaltjes} {aanvragen|toegestuurd krijgen|van bekleding|van de boxspring}
    {afwijkende maten|een raam van 0 breed|een rond bed|een bed in een camper} {maken jullie dat|kan dat op maat|gordijnen op maat}`,
  firmness: `
    {matras|een kussen|een dekbed} {kiezen|keuze} is {moeilijk|lastig|een doolhof} {kun je helpen|kun je wat vragen stellen|wat raad je aan|}
    {ik weeg|mijn man weegt|ik ben} 0 {kilo|kg|cm} en {lig|slaap|ligt} {het liefst |meestal |}op {mijn zij|mijn rug|zijn buik|mijn buik} {wat voor matras|welk matras|welk kussen} {moet ik hebben|adviseer je|past|}
    {ik heb het|we hebben het} {altijd |'s nachts |}{ijskoud|bloedheet|te warm|nooit warm} {in bed |}{wat voor dekbed|welk dekbed} {adviseer je|raad je aan|moet ik hebben|}
    {mijn vriend|mijn zoon|ik} {is|ben} {1m98|twee meter|heel lang|groot} {hoe lang moet ons matras zijn|welke maat matras|past een gewoon matras}
    {welke|hoe hoog moet de|wat voor} {hoek|hoekhoogte|rand} {moet een laken hebben|voor een boxspring met topper|bij een dik matras|heeft een hoeslaken nodig}
    {welke maat|hoe breed|hoe groot} {overtrek|laken|dekbed|topper} {hoort bij|past op|past bij} {een dekbed van <size>|een bed van <size>|ons bed|twee personen}
    {wat slaapt|wat ligt} {beter|koeler|stevig} {een|} {koudschuim of latex|pocketvering of traagschuim|dons of synthetisch|hard of zacht}
    {kun je|kunt ge|kan je} {mij |me |}een {goed|goei|fijn} {hoofdkussen|matras|dekbed} {aanbevelen|aanraden|adviseren} {voor een buikslaper|als ik op mijn rug slaap|}
    {is|lig je op} {medium|een zachte matras|hard|soepel} {goed genoeg|geschikt|beter} voor {0 kilo|een kind|zijslapers|zware mensen|iemand van 0}`,
  care: `
    {kan|mag|gaat} {die|dat|het|mijn} {<small>|kussen|overtrek|tijk} {bij de was|in de wasmachine|in de droogtrommel|op 0 graden|naar de stomerij} {of krimpt het|}
    {hoe|waarmee} {hou|krijg|maak} ik {mijn matras|het vloerkleed|een dekbed|de bekleding} {schoon|fris|proper|vlekvrij}
    {er zit|ik heb} {een wijnvlek|bloed|koffie|een urinevlek} {op|in} {mijn matras|het kleed|het laken|de bank} {hoe krijg ik dat eruit|}
    {wat is|leg uit} {het verschil tussen percal en satijn|pocketvering|koudschuim|een splittopper|thread count|jersey}
    {na hoeveel jaar|hoe vaak} {vervang|koop|was|keer} je {een matras|een kussen|je dekbed|een nieuw kussen}
    hoe {voorkom|verwijder} ik {pluisjes|vlekken|stof|geurtjes} {op badstof|in mijn matras|van de bank}
    moet {een nieuw matras|een nieuw kussen|een topper} {eerst |}{uitluchten|uitrollen|gewassen worden}`,
} as const
