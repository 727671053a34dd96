/** Questions about goods, one a line. The classifier learns from their wording; what is asked for is read elsewhere. */
export const goodsSentences = {
  product: `
    ik zoek een dekbed
    heb je ook dekbedovertrekken in het blauw
    hebben jullie hoeslakens van 90x200
    welke boxsprings hebben jullie
    laat me matrassen zien van 160 bij 200
    ik wil een grijze fauteuil
    toon me de handdoeken
    wat is het goedkoopste dekbed
    wat is jullie duurste boxspring
    welk hoofdkussen is het best beoordeeld
    dekbedovertrek onder de 50 euro
    dekbedovertrek 140x200 wit
    matras tussen 200 en 400 euro
    hanglamp zwart
    verkopen jullie ook televisies
    verkoopt u fietsen
    hebben jullie ook laptops
    heb je wasmachines
    zoek een plaid voor op de bank
    kussensloop linnen
    topper voor een boxspring van 180 breed
    iets voor een kinderkamer
    zijn er nog badjassen in maat l
    een vloerkleed van wol graag
    kan je mij een paar lampen tonen
    welke merken matrassen verkopen jullie
    ik ben op zoek naar een donsdeken voor de winter
    hebt ge ook zetels
    donsovertrek voor twee personen
    wat hebben jullie aan kerstversiering
    heb je dekbedden van dons
    goedkope gordijnen
    verduisterende gordijnen van 2 meter breed
    tweepersoons hoeslaken katoen
    het mooiste vloerkleed tot 300 euro
    zoek een cadeau van rond de 30 euro
    welke nachtkastjes zijn er in eikenhout
    ik heb een nieuw matras nodig
    wat raad je aan voor een logeerbed
    hebben jullie een spiegel
    nieuwste dekbedovertrekken
    een warm dekbed voor iemand die het snel koud heeft
    overtrek met bloemen
    hoeslaken met hoge hoek
    zijn er aanbiedingen op matrassen
    welke dekbedden zijn in de aanbieding
    en in het groen
    en iets goedkoper
    en in 180x200
    heb je die ook in het zwart
    liever van linnen
    doe maar een grotere maat
    iets duurders mag ook
    boxsprings met opbergruimte
    eenpersoons dekbed zomer
    kamerplanten
    een tafellamp die je kunt dimmen
    waterdichte matrasbeschermer
    wat kost jullie goedkoopste topper
    heb je bankstellen of eettafels
    verkopen jullie auto's
    hebben jullie koffie`,
  product_fact: `
    wat kost de boxspring rivierduin
    wat is de prijs van het matras ritme
    hoeveel kost dekbed eenvoud
    hoe duur is de fauteuil kom
    is het dekbed eenvoud op voorraad
    is hoeslaken soepel nog leverbaar
    hebben jullie matras helder nog op voorraad
    wanneer kan ik de boxspring rivierduin in huis hebben
    wat is de levertijd van topper dun
    hoe snel wordt het dekbed wolk geleverd
    wat kost die
    is die op voorraad
    wanneer heb ik hem in huis
    hoe duur is die eerste
    wat kost de goedkoopste daarvan
    is de duurste op voorraad
    hoeveel beoordelingen heeft die
    is dit artikel nog te krijgen
    kan ik die morgen in huis hebben
    wat is de prijs
    prijs van de tafellamp
    wat kost hij
    is het nog leverbaar
    welke score heeft het matras
    wat vinden klanten van de boxspring
    zijn mensen blij met dit dekbed
    zijn er reviews over het matras stil
    hebben jullie het kussen traag nog liggen
    krijg ik het dekbed voor het weekend
    wat moet de boxspring kosten`,
  made_to_measure: `
    kan ik een boxspring zelf samenstellen
    maken jullie bedden op maat
    kan ik gordijnen op maat bestellen
    ik wil mijn eigen boxspring ontwerpen
    waar is de configurator
    kan ik zelf de kleur van mijn boxspring kiezen
    kan ik de poten en het hoofdbord kiezen
    hoe stel ik een bed samen
    leveren jullie maatwerk
    ik wil een matras in een afwijkende maat
    kan mijn bed op maat gemaakt worden
    hebben jullie ook een matras op maat voor een camper
    kan ik stofstalen aanvragen
    gratis stalen van de stof
    ik wil een staaltje van de kleur zien
    mijn boxspring personaliseren
    boxspring op maat maken
    kan ik een bed naar wens laten maken
    kunnen jullie gordijnen inkorten op maat
    afwijkende maten mogelijk
    boxspring zelf configureren
    samenstellen van een boxspringset
    ik wil een bed laten maken naar mijn wensen
    kan ik de stof van mijn bed zelf bepalen
    sturen jullie proeflapjes van de bekleding
    mag ik de stof eerst voelen
    een bed met andere poten en een eigen kleur`,
  firmness: `
    welke hardheid matras heb ik nodig
    ik weeg 95 kilo welk matras past bij mij
    ik ben zijslaper welk matras moet ik nemen
    moet ik een zacht of een hard matras kiezen
    ik slaap op mijn buik welk kussen past daarbij
    welke stevigheid is goed voor mij
    wat is beter medium of stevig
    advies over een matras voor twee personen met verschillend gewicht
    ik ben 1 meter 90 en weeg 110 kilo
    welk hoofdkussen past bij een rugslaper
    hoe kies ik een matras
    welk matras raad je aan voor zware mensen
    hoe hard moet mijn matras zijn
    mijn partner is veel zwaarder dan ik welk matras
    ik draai veel in mijn slaap wat voor matras
    kun je mij helpen een matras te kiezen
    welke warmteklasse dekbed heb ik nodig
    welk dekbed is warm genoeg
    ik heb het snel warm welk dekbed
    welke maat dekbed heb ik nodig
    hoe groot moet mijn matras zijn
    welk matras voor een buikslaper
    hulp bij het kiezen van een hoofdkussen
    keuzehulp
    wat voor topper past bij mij
    hoe kies ik het juiste dekbed
    wat is het verschil tussen pocketvering en koudschuim
    traagschuim of latex
    heb ik een topper nodig
    hoe lang moet mijn bed zijn
    is een topper nodig op een boxspring`,
  care: `
    hoe was ik een dekbed
    mag dit in de droger
    op hoeveel graden was je flanel
    hoe maak ik een matras schoon
    hoe onderhoud ik een vloerkleed
    kan linnen in de wasmachine
    hoe krijg ik vlekken uit een vloerkleed
    hoe vaak moet ik mijn dekbed wassen
    moet ik mijn matras draaien
    wassen van satijn
    wasvoorschrift
    hoe was je een donsdeken
    hoe strijk ik een overtrek
    wat doe ik tegen huisstofmijt
    hoe lang gaat een matras mee
    verschil tussen percal en satijn
    wat is percal
    wat is een split topper
    wat betekent warmteklasse
    hoe maak ik een bed op als in een hotel`,
} as const
