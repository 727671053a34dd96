/** What shoppers tell about an order, and ask besides; written as templates are. */
export const afterSaleSituations = {
  returns: `
    {ik heb|we hebben|krijg} {spijt|toch spijt|me bedacht|een miskoop gedaan|een verkeerde keuze gemaakt} {van mijn aankoop|met dit matras|en wil het niet meer|}
    {ik ben|we zijn} {toch niet tevreden|niet zo blij|teleurgesteld|ontevreden} {met|over} {het <small>|de <big>|de kleur|mijn aankoop}
    {de kleur|de stof|het model|de maat} is {toch |}{niet wat ik dacht|niet wat we zochten|anders dan verwacht|niet mooi bij ons} {ik wil liever een andere|kan ik het terugdoen|mag ik wisselen|}
    {ik wil|we willen|kan ik} {er|hier|daar} {toch |nog |}{vanaf|van af|mee terug} {komen|} {hoe doe ik dat|hoe gaat dat|kan dat|}
    {moet ik|wie moet} {de terugzending|het terugsturen|het opsturen|de retour} {zelf |}{regelen|betalen|organiseren} {en betalen|van een <big>|}
    {wie|voor wiens rekening} {draait op|betaalt|zijn de kosten} {voor de verzendkosten terug|als ik iets terugstuur|van een retourzending|bij terugzenden}
    {de doos|het karton|de hoes|het plastic|de verpakking|de zak} {is weg|ligt bij het oud papier|hebben we weggedaan|is stuk} {kan ik het toch terugsturen|is het dan te laat|mag het dan nog terug}
    {wanneer|op welke dag|vanaf wanneer} {begint|start|gaat} {de bedenktijd|die termijn|de veertien dagen|de zichttermijn} {in|te lopen|}
    {tot welke datum|tot wanneer|hoeveel tijd} {mag|heb|kan} ik {nog |}{terugsturen|om terug te sturen|beslissen|me bedenken}
    {hoeveel dagen|hoe lang} duurt het {eer|tot|vooraleer} {jullie terugbetalen|ik mijn geld heb|het bedrag teruggestort is|mijn centen terug zijn}
    {ik heb|we hebben} {het pakket|alles|de <small>} {teruggestuurd|terug op de post gedaan|ingeleverd} {wanneer krijg ik mijn geld|en nog geen geld gezien|hoe nu verder}
    {het <small>|de <big>|het matras} is te {hard|zacht|klein|groot|dik|warm|kort} {kan ik het teruggeven|kan het terug|mag ik het omwisselen|en kan ik het terugbrengen}
    {kunnen jullie|komen jullie} {de <big>|het bed|hem} {weer |terug }{komen halen|ophalen|meenemen} {want hij past niet|als het tegenvalt|}
    {iets|een artikel|gordijnen|een bed} op maat {besteld|gemaakt|laten maken} maar {niet mooi|niet goed|verkeerd gemeten} {kan ik er nog vanaf|mag het terug|kan dat retour}
    {mag|kan} ik {een deel|één van de twee|maar één ding} {van mijn bestelling |}{terugsturen|houden en de rest terugsturen}
    {vanaf wanneer|tot wanneer|vanaf welke dag} {tellen|lopen|gelden} {die|de} {0 dagen|veertien dagen|twee weken} {bedenktijd|}
    {wat betaal ik|hoeveel is het|wat rekenen jullie} {als|om} {ik de <big> weer laat ophalen|een <big> terug te laten halen|hem weer op te laten halen}
    {wie betaalt|moet ik zelf betalen|zijn} {de verzendkosten|het porto} {van|voor} {iets dat ik terugstuur|een retour|wat ik terugzend}
    {ik slaap|we slapen} er {al een week|een paar nachten|twee nachten} op {en het bevalt niet|maar het ligt niet lekker} {kan het nog terug|mag het nog terug|wat nu}
    {bij nader inzien|achteraf|eigenlijk} {vind ik hem|vinden we het} {toch |}{niet mooi|te donker|te duur}
    {hoe|waarin} {pak|verpak} ik {een matras|het dekbed|de <small>} {in om terug te sturen|voor de retour}`,
  warranty: `
    {bij het uitpakken|toen ik de doos opende|na het openmaken} {zat er|bleek er|zag ik} {een deuk|een scheur|schade|een stuk af|een hap uit het hout|een vlek} {in|op|} {de <big>|het hoofdbord|het <small>|}
    {de|het|mijn} {<big>|<small>|matras|lamp} is na {een jaar|0 jaar|een paar maanden|twee weken} {doorgelegen|stuk|versleten|doorgezakt|gescheurd|kapot gegaan} {kan ik aanspraak maken op iets|is dat normaal|heb ik nog garantie|en wat nu}
    {ik had|ik heb|we hadden} 0 {<small>|lampen|kussens} besteld {maar kreeg er 0|en er kwam er maar één|maar er zat er één in de doos}
    {verkeerde|foute|andere} {kleur|maat|artikel} {geleverd|gestuurd|gekregen|ontvangen} {gekregen |}{ik had iets anders besteld|ik had <colour> besteld|}
    {er ontbreekt|er mankeert|ik mis|er zat geen} {een schroef|een poot|de sloop|een zakje schroeven|handleiding|een onderdeel} {bij|in de doos|aan|}
    {ik kreeg|jullie stuurden|er zit} {een verkeerde maat|iets dat ik niet besteld heb|de verkeerde kleur|maar één kussen} {in de doos|opgestuurd|in het pakket|}
    {de naden|de rits|de stof|de motor|het licht} {laat los|is kapot|pluist|doet raar|werkt niet meer|gaat stuk} {al na een maand|na de eerste was|}
    {hoe lang|hoeveel jaar|welke} {garantie|waarborg} {zit er op|krijg ik op|geven jullie op} {een <big>|een matras|een lamp|alles}
    {ik denk dat|ik peins dat|zeg} {mijn|onze} {zetel|lamp|bed|<big>} {kapot|stuk|gescheurd|gebroken} is {wat moet ik nu doen|wat nu|bij wie moet ik zijn}
    {vergoeden|vervangen|herstellen|repareren} jullie {kapotte spullen|een kapotte <big>|dat|een gebroken poot} {gratis|ook na een jaar|}
    {ik wil|waar kan ik} {schade|een klacht|een defect|een gebrek} {melden|doorgeven|indienen} {aan mijn <big>|over mijn bestelling|}
    {er zit|er kwam} {een kuil|een bult|een rare geur|een piepend geluid} {in mijn matras|uit het bed|aan het kussen}
    het {matras|kussen|dekbed} {stinkt|ruikt chemisch|ruikt raar} {is dat normaal|wat kan ik doen}
    {dekbed|kussen|plaid|matras} verliest {dons|veren|vulling|pluizen|kleur}
    {poot|lat|schroef|hoofdbord|lade} {afgebroken|gebroken|krom|gescheurd} {tijdens het monteren|bij het in elkaar zetten|na een week}
    {de kleur|de stof|het model} {verschilt|wijkt af|is heel anders} {enorm |}{van de foto|van de website|dan op de site}
    {er zat|ik kreeg} {een gebruikt|een vies|een ander} {kussen|exemplaar|artikel} in de doos
    {mijn bed|het bed|de boxspring|de bodem} {kraakt|piept|wiebelt|zakt door} {na een maand|bij elke beweging|}`,
  order_change: `
    {ik heb|ik heb net|per ongeluk heb ik} {dubbel|twee keer|0 keer hetzelfde|te veel|de verkeerde maat|de verkeerde kleur} besteld {annuleer er een|kan er een af|kan dat aangepast worden|hoe herstel ik dat}
    {kan|mag|wil} ik {mijn bestelling|de order|een artikel} {nog |}{annuleren|aanpassen|wijzigen|stopzetten|schrappen|samenvoegen|uitbreiden} {want ik vond iets beters|voor hij verstuurd wordt|}
    {verkeerd|fout} {adres|huisnummer|postcode|telefoonnummer} {ingevuld|opgegeven|ingetikt} bij {mijn bestelling|het bestellen} {kan dat nog veranderd worden|wat nu|}
    {ik wil|kan ik} {de bezorgdag|de leverdatum|de afspraak|de levering} van {mijn bestelling|mijn <big>} {verzetten|verschuiven|uitstellen|vervroegen|veranderen}
    {ik kan|we kunnen} {die dag|dinsdag|dan} toch niet {thuis zijn|aanwezig zijn} {kan de levering op een andere dag|kan de afspraak verzet worden}
    {bestelling|order|aankoop} {annuleren|cancelen|afbestellen|intrekken|ongedaan maken} {graag|aub|hoe|}
    {ik ben|we zijn} iets vergeten {te bestellen|toe te voegen} {kan het er nog bij|kan dat nog mee|}
    {haal|schrap|gooi} {die lamp|het kussen|een artikel|het dekbed} {maar |}{van mijn order|uit mijn bestelling|eruit}
    ik wil toch liever {het <colour> overtrek|de andere maat|een ander kussen} in {mijn bestelling|de order die ik plaatste}
    {mijn bestelling|de order} {mag|kan} {geannuleerd|gestopt|afgezegd} worden`,
  order_status: `
    {vorige week|gisteren|drie weken geleden|begin deze maand|een tijdje terug} {heb ik |}{iets |een <small> |een <big> }besteld {en nog niets gehoord|en nog steeds niets|en niks vernomen|hoe zit dat|en ik wacht nog}
    {kun je|kan je|kunt u|wil je} {nakijken|opzoeken|checken|zien|even kijken} {waar mijn pakje is|wanneer mijn pakket komt|hoe het met mijn order staat|of mijn bestelling weg is|wanneer mijn bestelling precies komt}
    {mijn|de} {track en trace|tracking|volgcode|trackinglink|volglink} {werkt niet|doet niks|geeft niets aan|staat stil} {waar is mijn pakket|}
    {mijn <big>|mijn bestelling|het pakket|mijn matras} {zou vandaag komen|zou er al moeten zijn|had er gisteren moeten zijn|is te laat|blijft weg} {maar ik zie niemand|en er is niets gekomen|waar blijft het|}
    {bestelnummer|ordernummer|order|kjd} 0 {is die al ingepakt|status graag|waar blijft die|is die al verstuurd|wanneer komt die}
    {order|bestelling|pakket|pakje} {opvolgen|volgen|traceren|terugvinden|checken|waar}
    {hoever|hoe ver|waar} {zit|staat|is} {mijn bestelling|jullie levering aan mij|het pakket dat ik kocht}
    {is|zijn} {mijn <big>|mijn spullen|mijn pakketje|mijn aankoop} al {onderweg|verzonden|de deur uit|ingepakt|geleverd bij de koerier}
    {wanneer|hoe laat} {gaat ge|gaan jullie|komen jullie} mijn {pakske|pakket|pakje|bestelling} {brengen|afleveren|bezorgen|leveren}
    {geen|nog altijd geen|nog geen} {bericht|nieuws|mail|teken} over {mijn <big>|mijn bestelling|de levering van mijn <big>}
    {ik heb|wij hebben} {donderdag|vrijdag|maandag} een <big> besteld {en betaald |}{maar hoor niks meer|en weet niet wanneer hij komt}
    hoe lang duurt het {nog |}{eer|voor|tot} mijn {pakske|pakje|pakket|bestelling} {er is|komt|toekomt}
    {ik wacht|wij wachten} {al twee weken|nog steeds|sinds maandag} op {mijn <big>|mijn bestelling|een pakket van jullie}
    {slechts |maar }{de helft|één doos|een deel} van mijn bestelling is {gekomen|aangekomen|geleverd} {waar is de rest|}
    {ik verwacht|ik wacht op} {een zending|een levering|een pakket|een pakje} {van jullie|van sluimer}
    {heeft u|hebben jullie} mijn {order|bestelling} {ontvangen en verwerkt|in behandeling|al klaargezet}`,
} as const
