/** Ways of asking about goods. */
export const goodsTemplates = {
  product: `
    {iets|wat|hebben jullie iets} {tegen het licht|voor het raam|tegen de kou|voor op de grond|voor aan het plafond|voor in de badkamer|voor naast het bed}
    {welke|wat voor} {<colour> |<cloth> |}<goods> {zijn er|hebben jullie|heb je|verkopen jullie|hebt ge} {in <size>|van <cloth>|}
    {heb je|hebben jullie|hebt ge|verkopen jullie|is er} {ook |}{een |}{<colour> |}{<goods>} {van <size>|in <size>|<size>|}
    {ik zoek|wij zoeken|op zoek naar|ik ben op zoek naar} {een |}{<colour> |<cloth> |}<goods> {voor de slaapkamer|voor mijn zoon|voor de logeerkamer|van <size>|}
    {laat|laat me|toon|toon mij} {jullie |wat |eens |}<goods> {zien|<size>|in het <colour>}
    <goods> {<size>|<colour>|<cloth>|<size> <colour>|<size> <cloth>|hard|zacht}
    {<colour>|<cloth>} <goods> {<size>|}
    {wat is|wat zijn|welke is} {de|het|jullie} {goedkoopste|duurste|nieuwste|populairste|best beoordeelde|voordeligste} <goods>
    <goods> {onder de|tot|max|maximaal|voor minder dan|niet duurder dan} 0 {euro|}
    <goods> {tussen de|van} 0 {en|tot} 0 euro
    {en|maar|liever|doe maar} {in het <colour>|<size>|<colour>|goedkoper|zachter|van <cloth>|in een andere maat}
    {heb je|zijn er|hebben jullie} {die|dat|deze|ze} ook {in het <colour>|in <size>|van <cloth>|goedkoper|groter}
    {verkopen jullie|kan ik hier|ik wil graag} {fietsen|laptops|schoenen|banden|koffie|gereedschap|kattenvoer|een tv} {kopen|}
    {ik wil|we willen|graag} {een nieuw |een |wat }{<goods>|<goods> kopen|<goods> bestellen}
    {iets|wat} {leuks|zachts|moois|warms|lekkers} {voor op de bank|voor op bed|voor de badkamer|voor een kinderkamer|voor aan de muur}
    {we gaan verhuizen|mijn dochter krijgt een eigen kamer|ons oude bed is op} {en zoeken|dus we zoeken|en ik zoek} {een |}<goods> {van <size>|}
    {overtrek|laken|gordijn|kleed} met {bloemen|strepen|dieren|ruitjes|sterren}`,
  product_fact: `
    {hoeveel moet ik betalen|wat betaal ik|wat vragen jullie} voor {de|het|} <goods> <name>
    {wat kost|hoeveel kost|wat moet|prijs van} {de|het|} <goods> <name>
    {prijs|levertijd|voorraad|beoordelingen|reviews} <goods> <name>
    {is|zijn} {de|het} <goods> <name> {op voorraad|nog te krijgen|leverbaar|uitverkocht}
    {wanneer|hoe snel} {heb ik|krijg ik|is} {de|het} <goods> <name> {in huis|bij mij|geleverd}
    {wat vinden|wat zeggen|hoe beoordelen} {klanten|anderen|mensen|kopers} {van|over} {de|het} <goods> {<name>|}
    {zijn|waren} {mensen|klanten|kopers} {tevreden|blij} {over|met} {de|het|} <goods> <name>
    {wat kost|hoe duur is|wanneer komt|is} {die|hij|de eerste|de tweede|die laatste} {op voorraad|dan|}
    {hoeveel sterren|welke score|wat voor reviews} {heeft|krijgt} {die|de <goods> <name>|het <goods> <name>|hij}
    {kan ik|krijg ik} {de|het} <goods> <name> {morgen|voor het weekend|deze week|volgende week} {hebben|nog in huis|}`,
  made_to_measure: `
    {kan ik|ik wil|mag ik} {een|mijn|zelf een|zelf mijn} {bed|boxspring} {zelf |}{samenstellen|ontwerpen|configureren|op maat laten maken|naar eigen smaak maken}
    {maken|leveren|doen} jullie {<goods>|bedden|gordijnen|matrassen} op maat
    {kan ik|mag ik|hoe kan ik} {stofstalen|stalen|een staaltje|kleurstalen|proeflapjes|een lapje stof} {aanvragen|krijgen|thuis krijgen|bestellen|voelen}
    {stalen|stofstalen|kleurstaal|staal van de stof} {aanvragen|thuis|opvragen|}
    {kan ik|kun je} {de kleur|de stof|het hoofdbord|de poten|de bekleding} {van mijn boxspring|van het bed} {zelf |}{kiezen|bepalen|wisselen}
    {een boxspring|een bed} met {andere poten|een ander hoofdbord|hoge poten|een eigen kleur|zelfgekozen stof}
    {ik heb|wij hebben} een {afwijkende maat|bijzondere maat|schuin dak|camper|boot} {kan er|is er|maken jullie} {iets op maat|een matras op maat}
    {ik wil|kan ik} {de stof|de kleur|het materiaal} {eerst |}{voelen|thuis zien|bekijken} {voor ik bestel|}`,
  firmness: `
    {ik ben|ik weeg|ik slaap} {1 meter 80|zijslaper|0 kilo|op mijn zij|op mijn rug|op mijn buik|0 kg en 1.80} {welk matras|welk kussen|wat voor matras|welke hardheid} {past|past bij mij|raad je aan|heb ik nodig|}
    {welke|wat voor} {hardheid|stevigheid|warmteklasse|maat|hoogte} {heb ik nodig|past bij mij|moet ik nemen|moet ik kiezen}
    {ik lig|ik slaap|mijn man ligt} {altijd|meestal|graag} op {mijn|zijn} {rug|zij|buik} {hoog of laag kussen|welk kussen|zacht of hard matras|welk matras}
    {moet ik|kan ik beter|is het beter om} {een|} {zacht of stevig matras|hard of zacht|koudschuim of pocketvering|hoog of laag kussen|latex of traagschuim} {nemen|kiezen|}
    {hoe kies ik|help me kiezen|kun je me helpen kiezen|advies over} {een|het juiste|een goed} {matras|kussen|hoofdkussen|dekbed|topper}
    {ik heb het|mijn vrouw heeft het|we hebben het} {'s nachts |altijd |snel }{koud|warm|te warm} {welk dekbed|wat voor dekbed|welke warmteklasse} {raad je aan|past|}
    {ik zweet|ik transpireer} {veel|erg} {'s nachts|in bed} {welk dekbed|wat raad je aan|}
    {wat is het verschil tussen|wat is beter} {koudschuim|pocketvering|dons|latex|percal} {en|of} {traagschuim|latex|synthetisch|katoen|satijn}
    {mijn man|mijn partner|mijn vriendin} {weegt|is} {veel meer|0 kilo|zwaarder|lichter} {en ik|dan ik} {0|weinig|} {welk matras|wat nemen we dan}
    {heb ik|hebben we|is} {een topper|een split topper|een kussen} nodig {op een boxspring|op een matras|}
    {welk dekbed|wat voor dekbed|welk kussen} {voor de zomer|voor de winter|voor een kind|voor een buikslaper|het hele jaar door}
    {welke maat|hoe groot moet} {overtrek|dekbed|hoeslaken|matras} {bij een bed van <size>|voor twee personen|heb ik nodig|}`,
  care: `
    {hoe|op hoeveel graden|hoe vaak} {was|reinig|onderhoud} ik {een|mijn|} {<small>|dekbed|kussen|vloerkleed|matras}
    {mag|kan} {een |het |mijn |}{<small>|dekbed|linnen|satijn|flanel|wol} {in de droger|in de wasmachine|op 60 graden|gestreken worden}
    {hoe krijg ik|wat doe ik met} {een vlek|vlekken|stof|huisstofmijt|pluisjes} {uit mijn matras|uit een vloerkleed|uit het dekbed|}
    {moet ik|hoe vaak moet ik} {mijn matras|een topper|een kussen} {draaien|keren|luchten|vervangen}
    {wasvoorschrift|wassen|strijken|schoonmaken} {<small>|matras|gordijnen|vloerkleed}
    {wat is|wat betekent} {percal|flanel|satijn|een splittopper|warmteklasse 0|een hoge hoek|jersey}
    {hoe lang|hoeveel jaar} {gaat|doe je met} een {matras|boxspring|dekbed|kussen} {mee|}`,
} as const
