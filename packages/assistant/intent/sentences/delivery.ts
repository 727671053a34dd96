/** Questions about how, when and for how much goods come, one a line. */
export const deliverySentences = {
  delivery_cost: `
    betaal ik twee keer bezorgkosten als ik twee dingen bestel
    moet ik per artikel verzendkosten betalen
    wat kost bezorgen
    wat zijn de verzendkosten
    hoeveel betaal ik voor de levering
    is verzenden gratis
    vanaf welk bedrag is de bezorging gratis
    hoe duur is verzending naar belgie
    wat kost het om een boxspring te laten bezorgen
    leverkosten vlaanderen
    moet ik portokosten betalen
    zijn er bezorgkosten
    kost leveren iets
    hoeveel zijn de leveringskosten
    gratis verzending
    vanaf hoeveel euro geen verzendkosten
    verzendkosten belgie
    wat kost avondlevering
    kost het extra om op een bepaald moment te leveren
    wat zijn de kosten van thuisbezorging van grote meubels
    toeslag waddeneilanden
    verzendkosten voor een pakketje
    betaal ik verzendkosten bij een bestelling van 30 euro
    rekenen jullie iets voor de levering
    is het gratis als ik voor 100 euro bestel
    hoeveel moet ik bijbetalen voor de verzending naar brugge`,
  delivery_time: `
    wanneer komt mijn pakket als ik vrijdagavond bestel
    als ik in het weekend bestel wanneer komt het dan
    wat gebeurt er als jullie te laat leveren
    wat als mijn bestelling later komt dan beloofd
    wanneer wordt mijn pakket bezorgd als ik nu bestel
    hoe snel leveren jullie
    wat is de levertijd
    hoe laat moet ik bestellen om het morgen te hebben
    bezorgen jullie op zaterdag
    leveren jullie op zondag
    tot hoe laat kan ik vandaag bestellen
    hoelang duurt de bezorging
    als ik vandaag bestel wanneer heb ik het
    wordt er in het weekend geleverd
    leveren jullie op feestdagen
    binnen hoeveel dagen wordt er geleverd
    levertermijn
    kan ik een bezorgdag kiezen
    mag ik zelf kiezen op welke dag de boxspring komt
    kunnen jullie s avonds bezorgen
    hoe lang moet ik wachten op een boxspring
    morgen in huis
    voor welk uur moet ik bestellen
    kan ik zelf een dag kiezen voor de levering
    wanneer komen jullie langs met de kast
    vertrekt het vandaag nog als ik nu bestel
    gaat het vandaag nog de deur uit als ik straks bestel
    als ik vanavond bestel wordt het dan nog verstuurd
    hoe lang duurt het voor het er is`,
  delivery_how: `
    leveren jullie in belgie
    bezorgen jullie op texel
    leveren jullie ook in duitsland
    kan ik mijn pakket ophalen
    is er een afhaalpunt
    wat als ik niet thuis ben
    wordt de boxspring naar boven gebracht
    zetten jullie het bed in elkaar
    wie bezorgt de pakketten
    mijn pakket is zoek
    mijn pakje is kwijt
    bezorgen jullie met postnl of dhl
    kan het bij de buren worden afgegeven
    brengen jullie het tot in de slaapkamer
    hoe worden grote meubels geleverd
    past de boxspring door mijn trap
    wordt mijn kast gemonteerd geleverd
    kunnen jullie naar een postbus sturen
    afhalen in een pakketpunt
    komt de chauffeur binnen
    komen jullie met twee man
    met hoeveel personen komen jullie
    leveren jullie in heel vlaanderen
    leveren jullie aan huis op de derde verdieping
    sturen jullie ook naar frankrijk
    mag een ander mijn pakket aannemen
    ik woon op ameland kunnen jullie daar leveren
    kunnen jullie het in gent komen brengen
    ik ben overdag aan het werk wat gebeurt er met mijn pakket
    wordt een matras door een of twee mensen gebracht
    kan ik het laten leveren bij een winkel in de buurt`,
  old_goods: `
    nemen jullie mijn oude matras mee
    kan ik mijn oude bed inleveren
    wat doe ik met mijn oude lamp
    halen jullie mijn oude boxspring op
    waar kan ik een oud matras inleveren
    kost het meenemen van een oud matras geld
    oude matras afvoeren
    recyclen jullie matrassen
    kan de bezorger mijn oud bed meenemen
    oude lamp teruggeven
    recupel
    matras naar milieustraat`,
} as const
