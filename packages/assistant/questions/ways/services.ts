/** How shoppers ask for services that the shop does not do, and says so of. */
export const serviceWays = {
  'Zetten jullie een bed of kast ook in elkaar?': `
    {zetten|monteren|bouwen} jullie {het|mijn|het bed|de <big>|hem|de kast|alles|de meubels} {ook |}{in elkaar|in mekaar|op|voor me op|voor mij}
    {wordt|is|worden} {het|het bed|de <big>|mijn <big>|de meubels} {ook |}{gemonteerd|in elkaar gezet|opgebouwd|geïnstalleerd|geplaatst} {door jullie|door de bezorgers|}
    {moet ik|moeten we} {het|het bed|de <big>} zelf {in elkaar zetten|monteren|opbouwen|ineen steken}
    {montage|plaatsing|installatie|opbouw|montageservice|montagedienst} {inbegrepen|erbij|mogelijk|van het bed|bij de prijs in|aan huis|kost wat}
    {zit|is} {montage|plaatsing|installatie|opbouwen|monteren} {inbegrepen|erbij|bij de prijs in|in de prijs|ook mogelijk}
    {komt|komen|is} er {iemand|een monteur|mensen} {het bed|de <big>|de kast|het} {monteren|in elkaar zetten|opbouwen|installeren|die het in elkaar zet}
    {wie|kan iemand|kunnen jullie|kunnen de bezorgers} {zet|het bed|de <big>|hem} {in elkaar|monteren|in elkaar zetten|opbouwen|installeren|ineen steken}
    {ik ben niet handig|heb geen gereedschap|ik heb twee linkerhanden} {zetten jullie het bed op|doen jullie de montage|kunnen jullie het in elkaar zetten}`,
  'Komt er iemand bij mij thuis opmeten?': `
    {komt|komen|kan|is} {er |}{iemand|jullie|een vakman} {bij mij thuis |aan huis |langs om |ook |de maten }{opmeten|inmeten|meten|te meten|de maat nemen}
    {komen|doen|kunnen} jullie {ook |}{opmeten|inmeten|inmeten bij mij thuis|de gordijnen opmeten|mijn raam opmeten|de trap opmeten|de maten nemen}
    {hebben jullie|is er|bestaat er} een {meetservice|inmeetservice|opmeetdienst}
    {kan ik|wil ik|mag ik} {mijn ramen|de kamer|het} laten {opmeten|inmeten}
    {moet ik|wie moet} {zelf |}{opmeten|de maten nemen|inmeten}`,
  'Hangen jullie gordijnen op of sluiten jullie lampen aan?': `
    {hangen|kunnen|sluiten} jullie {de|mijn|ook} {gordijnen|lamp|lampen|spiegel|hanglamp|rails} {ook |}{op|ophangen|aan|aansluiten|monteren}
    {is er|komt er|kan} {iemand|een elektricien} {die |}{de lamp|mijn gordijnen|de spiegel} {kan |}{ophangen|aansluiten|komt ophangen|ophangt}
    {kan ik|mag ik} {gordijnen|een lamp|de hanglamp} laten {ophangen|aansluiten}
    {wordt|worden} {de lamp|de gordijnen|de spiegel} {ook |}{opgehangen|aangesloten}
    {ophangservice|ophangen|aansluiten} {van gordijnen|van lampen|inbegrepen}`,
  'Kunnen jullie iets korter maken, borduren of bedrukken?': `
    {kunnen|kan|willen} {jullie|ik} {gordijnen|de gordijnen|een gordijn|het kleed|het laken} {laten |}{inkorten|korter maken|vermaken|smaller maken|op lengte maken|afknippen}
    {gordijnen|broek|gordijn} {inkorten|korter maken|vermaken|op lengte} {doen jullie dat|kan dat bij jullie|}
    {borduren|bedrukken|graveren|vermaken} jullie {ook |}{handdoeken|een naam|namen|kussens|iets|gordijnen|badjassen}
    {kan|kunnen} {er |ik |}{een naam|initialen|een tekst|een foto|een logo} {op |}{een handdoek|een badjas|een kussen|} {geborduurd|gedrukt|laten borduren|laten drukken|worden geborduurd}
    {met|een} {naam|eigen foto|logo|tekst} {erop|op de handdoek|borduren|bedrukt}`,
  'Repareren, bekleden of reinigen jullie meubels en matrassen?': `
    {repareren|herstellen|maken|stofferen|reinigen|stomen|wassen|bekleden} jullie {ook |}{lattenbodems|meubels|een oude bank|lampen|matrassen|dekbedden|zetels|kapotte meubels|stoelen|vloerkleden}
    {kan|kunnen|wil} {ik|jullie} {mijn |een oude |een |}{bank|zetel|fauteuil|stoel|lattenbodem|matras|dekbed|vloerkleed|tapijt|donsdeken} {laten |opnieuw laten |}{repareren|herstellen|stofferen|bekleden|reinigen|wassen|stomen|opknappen|bijvullen}
    {doen|hebben} jullie {aan |een |ook }{reparaties|reparatieservice|reinigingsservice|herstellingen|stofferen|meubelreparatie}
    mijn {oude|kapotte} {lattenbodem|bank|fauteuil|stoel} {laten maken|laten repareren|opnieuw laten bekleden}`,
  'Kan ik een bed of meubel huren of lenen?': `
    {kan|mag|wil} {ik|je|men} {een |bij jullie een |}{bed|matras|meubel|meubels|logeerbed|ziekenhuisbed|luchtbed} {ook |}{huren|lenen|leasen} {voor een week|voor een paar dagen|}
    {verhuren|lenen} jullie {ook |}{bedden|meubels|matrassen|iets} {uit|}
    {te huur|huurprijs|verhuur|huur} {bedden|bed|matras|meubels|}
    {doen|hebben} jullie {aan |}{verhuur|huurbedden|leasen}`,
  'Kopen jullie tweedehands meubels in, of kan ik iets inruilen?': `
    {kopen|nemen} jullie {ook |}{tweedehands|oude|gebruikte} {meubels|spullen|bedden} {in|over|op}
    {kan|mag|wil} ik {mijn |een |}{oude |}{bed|bank|boxspring|matras|zetel} {bij jullie |}{inruilen|verkopen|inbrengen}
    {wat krijg ik voor|inruilwaarde van|geven jullie iets voor} mijn oude {bed|boxspring|bank}
    {doen|handelen} jullie {ook |}{aan |in |}{tweedehands|inruil|overname} {spullen|meubels|}`,
  'Pakken jullie iets in als cadeau?': `
    {pakken|verpakken|kunnen|doen} jullie {het|iets|cadeaus|cadeautjes|mijn bestelling} {ook |}{in|als cadeau in|inpakken|feestelijk inpakken|als cadeau verpakken}
    {kan|mag} {het|mijn bestelling|het kussen} {ook |}{als cadeau |feestelijk |}{ingepakt|verpakt} {worden|}
    {cadeauverpakking|inpakservice|cadeaupapier|cadeau inpakken|inpakken als cadeau} {mogelijk|hebben jullie dat|kan dat|}
    {kan er|mag er|kan ik} een {kaartje|wenskaart|briefje|boodschap} {bij|erbij|bijdoen|meesturen}`,
  'Komt er iemand langs voor advies over mijn slaapkamer of interieur?': `
    {komt|is|hebben jullie|kan} {er |}{iemand|een stylist|een interieuradviseur|een interieurontwerper|een binnenhuisarchitect} {langs|aan huis|die langs komt|die mijn slaapkamer inricht|meedenken}
    {doen|geven|bieden} jullie {ook |}{interieuradvies|stijladvies|kleuradvies aan huis|styling}
    {kunnen|willen} jullie {mijn kamer|mijn slaapkamer|mijn huis} {inrichten|ontwerpen|stylen}`,
  'Hebben jullie een spaarkaart of klantenkaart?': `
    {hebben|is er|doen} {jullie|} {een |aan |}{spaarkaart|klantenkaart|spaarprogramma|spaarpunten|punten sparen|ledenvoordeel|loyaliteitsprogramma|spaarsysteem}
    {kan|mag} ik {bij jullie |}{punten|zegels|airmiles} {sparen|verzamelen|inwisselen}
    {spaar|krijg} ik {punten|spaarpunten} {bij jullie|als ik bestel|}`,
  'Kan ik iets laten reserveren of apart leggen?': `
    {kan|mag|kunnen} {ik|jullie} {iets|het|een <big>|een artikel|dit} {laten |voor mij |voor me |}{reserveren|apart leggen|opzij leggen|apart houden|vasthouden|vastzetten|wegleggen}
    {willen|kunnen} jullie {er een|het|die} {voor me |}{opzij leggen|bewaren|vasthouden|reserveren} {tot volgende week|tot volgende maand|}`,
  'Kan ik bij jullie langskomen of proefliggen?': `
    {kan|mag} ik {ergens |bij jullie |eerst |}{proefliggen|langskomen|komen kijken|het bed uitproberen|het matras uittesten|proef liggen}
    {hebben jullie|is er|waar is} {een |jullie |}{winkel|showroom|toonzaal|filiaal|fysieke winkel} {waar ik kan proefliggen|in de buurt|in antwerpen|om te kijken|}
    {waar|ergens} kan ik {het bed|een matras|jullie bedden} {in het echt zien|proberen|uitproberen|testen|voelen|bekijken}`,
  'Hebben jullie artikelen een keurmerk of certificaat, zoals OEKO-TEX?': `
    {hebben|zijn|is} {jullie|de|het} {lakens|matrassen|dekbedden|spullen|katoen|dons} {ook |}{vrij van gif|getest|oeko tex|gots|gecertificeerd|met een keurmerk|een certificaat|een keurmerk|fsc|biologisch gecertificeerd}
    {welke|heb je|hebben jullie} {keurmerken|certificaten|certificering|labels} {hebben jullie|}
    {is|zijn} {het|jullie dons|jullie hout|jullie katoen|jullie producten} {diervriendelijk|fairtrade|duurzaam|biologisch|gekeurd|getest op schadelijke stoffen|vrij van schadelijke stoffen}
    {oeko tex|gots|rds|fsc|downpass} {keurmerk|certificaat|label|}`,
} as const
