/** Ways of asking what happens after an order. */
export const afterSaleTemplates = {
  returns: `
    {retourtermijn|retourlabel|retouradres|retourkosten|retourvoorwaarden} {aanvragen|}
    hoe {vraag ik een retourlabel aan|krijg ik een retourlabel|pak ik de retour in}
    hoe lang duurt het {voor ik|voordat ik} mijn {geld|centen} terug {heb|krijg}
    {het|de <big>} {ligt niet lekker|slaapt niet fijn|zit niet goed} kan ik {het|hem} {terugsturen|teruggeven}
    {kan|mag} ik {een |mijn |het |de }{<big>|<small>|aankoop|bestelling} {retourneren|terugsturen|terugbrengen|terugzenden|teruggeven|ruilen|omruilen} {als het niet past|als het niet bevalt|}
    {hoe|waar} {kan|moet} ik {iets|mijn <small>|een <big>|een pakket} {retourneren|terugsturen|terugzenden|aanmelden voor retour}
    {de|mijn|het} {<big>|<small>|kleur|maat|stof} {bevalt niet|valt tegen|is te klein|is te groot|staat me niet aan|past niet} {wat nu|kan het terug|mag het terug|}
    {wat|hoeveel} {kost|kosten} {een retour|terugsturen|retourneren|het terugsturen van een <big>|het ophalen van een retour}
    {is|zijn} {retourneren|de retourkosten|terugsturen} {gratis|voor mij|voor jullie rekening}
    {wie|moet ik} {betaalt de retour|betaalt het terugsturen|de retourkosten zelf betalen|de retour betalen}
    {hoe lang|hoeveel dagen|tot wanneer|binnen welke tijd} {heb ik bedenktijd|mag ik retourneren|kan het terug|kan ik iets terugsturen|heb ik om te ruilen}
    {wanneer|hoe snel} {krijg ik|heb ik|staat} {mijn geld|het bedrag|de terugbetaling} {terug|weer op mijn rekening} {na een retour|}
    {ik heb|we hebben} {de verpakking|de doos|het plastic|de folie|het karton} {weggegooid|opengemaakt|eraf gehaald|niet meer} {kan het nog terug|mag ik nog retourneren|wat nu}
    {ik heb|we hebben} {het <small>|het matras|erop} {al |}{gewassen|gebruikt|geslapen|uitgepakt|opengemaakt} {kan het nog terug|mag het dan nog terug|en wil het terugsturen}
    {waar|naar welk adres} {stuur ik het heen|moet de retour naartoe|moet ik het terugsturen|kan ik het terugbrengen}
    {kan|mag} ik {iets|een <small>|het} {ruilen|omruilen|wisselen} {voor een andere maat|voor een andere kleur|tegen iets anders}
    {ik wil|wij willen} {mijn geld terug|van de koop af|de koop ongedaan maken|de aankoop herroepen|het terugbrengen|ervan af}
    {een artikel|iets} {op maat|uit de outlet|uit de sale|in de aanbieding|uit tweede kans} {retourneren|terugsturen|ruilen} {kan dat|mag dat|}
    {wat|welke artikelen} {kan ik niet|mag ik niet|mag niet} {retourneren|terugsturen|ruilen}
    {komen jullie|kunnen jullie} {de <big>|een <big>|het bed} {ophalen|weer ophalen|terughalen} {als ik hem niet wil|voor een retour|als het niet bevalt}
    {retour|retourneren|bedenktijd|retourbeleid|retourlabel} {<big>|<small>|belgie|kosten|termijn|}
    {mag|kan} ik {een matras|een <big>|een kussen} {uitproberen|proefslapen|testen|eerst proberen} {en dan terugsturen|}
    {krijg ik|betalen jullie} {de verzendkosten|de bezorgkosten|alles} {ook |}terug {als ik alles retourneer|bij een retour|}`,
  warranty: `
    {de|het|mijn} {lamp|<big>|<small>} {deed het|doet het|werkt} {meteen |al |}niet {meer|}
    {mijn|het} {dekbed|kussen|vloerkleed} {verliest veren|laat los|pluist erg|is gekrompen} {na wassen|}
    {het|de} {overtrek|<big>|kleur} is {een andere kleur dan op de foto|anders dan beschreven|niet zoals op de site}
    ik mis {een|de} {kussensloop|onderdeel|schroeven|doos} {in mijn pakket|bij mijn bestelling}
    {mijn|de|het} {<big>|<small>|motor van het bed|poot} {is|kwam} {kapot|stuk|defect|gebroken|beschadigd} {aangekomen|geleverd|uit de doos|na een jaar|}
    {er zit|er zitten} {een gat|een scheur|een vlek|krassen|een deuk|een barst|losse draden} in {mijn|het|de} {<big>|<small>|tafel}
    {ik heb|ik kreeg|er is} {de verkeerde kleur|een verkeerd artikel|het verkeerde|een andere maat dan besteld|iets anders} {gekregen|geleverd|ontvangen|geleverd gekregen}
    {hoe lang|hoeveel jaar|tot wanneer} {is de garantie|heb ik garantie|geldt de garantie|is er waarborg} {op een <big>|op mijn <small>|in belgie|}
    {er ontbreekt|er mist|ik mis} {een onderdeel|een schroef|een poot|de helft van mijn bestelling|een <small>} {in de doos|bij de levering|}
    {mijn|het|de} <big> {kraakt|piept|zakt door|heeft een kuil|is doorgezakt|ruikt raar|wiebelt} {na een paar maanden|na een jaar|is dat garantie|}
    {valt dit|geldt dit|is dit} {onder de garantie|als garantie|onder de waarborg}
    {repareren|herstellen|vervangen} jullie {een kapotte <big>|een kapotte lamp|mijn <small>|het}
    {na|binnen} {een jaar|twee jaar|anderhalf jaar|drie maanden|een week} {kapot|stuk|defect} {heb ik nog garantie|wat nu|}
    {ik wil|hoe kan ik} {schade|een klacht|een defect|een probleem met mijn <big>} melden
    {ik ben|wij zijn} {niet tevreden|ontevreden|teleurgesteld} over {mijn|de|het} {<big>|kwaliteit|product|levering}`,
  order_status: `
    {het|mijn} {pakje|pakket} is {nooit|niet|nog steeds niet} aangekomen {maar de bezorger zegt van wel|en ik hoor niks|volgens track and trace wel|}
    hoe {lang|lang nog} duurt het {eer|voordat|tot} {mijn|mn} {pakje|pakske|bestelling|<big>} {er is|komt|toekomt}
    {waar|hoever} {is|blijft|staat|zit} {mijn|mn|m'n|onze} {bestelling|pakket|pakje|order|levering|<big>} {nou|nu|ergens|toch|}
    {ik heb|we hebben} {vorige week|maandag|tien dagen geleden|een maand geleden|donderdag} {iets|een <big>|een <small>|wat} {besteld|gekocht} {en nog niks ontvangen|waar blijft het|wanneer komt het|en hoor niets}
    {is|wordt} {mijn|mn|onze} {bestelling|pakket|order|<big>} {al |}{verzonden|onderweg|verstuurd|ingepakt|de deur uit|vertrokken}
    {wanneer|welke dag} {komt|arriveert|krijg ik|ontvang ik} {mijn|mn|onze} {bestelling|pakket|order|bestelde <big>}
    {mijn|het|ons} {pakket|bestelling|pakje|order} {is er nog niet|is nog niet binnen|is nog altijd niet toegekomen|laat op zich wachten|is te laat|had er al moeten zijn}
    {status|volgen|track and trace|traceren} {bestelling|order|pakket|van mijn bestelling|kjd0}
    {kan|kun|kunt} {je|u|jij} {even |ff |}{kijken|nagaan|checken|opzoeken} {waar mijn bestelling is|hoe het met mijn order staat|of mijn pakket er aankomt|wanneer mijn <big> komt}
    {ik wacht|we wachten} {al |nog steeds |}{dagen|weken|twee weken|lang|sinds maandag} op {mijn|het|onze} {pakket|bestelling|<big>|<small>}
    {hoe|waar} kan ik {mijn bestelling|mijn pakket|de zending|de bezorging} {volgen|zien|traceren}
    {de bezorger|de chauffeur|er} {zou vandaag komen|kwam niet opdagen|had gisteren moeten komen|is niemand geweest}
    {ik heb|mijn} {ordernummer|bestelnummer} {kjd0|0|is 0} {wat is de status|waar is het|}
    {iets|een <big>} {gekocht|besteld} {bij jullie hoe ver is het|en nu|hoe staat het ermee}
    {ik heb|ik kreeg} {nog niks|nog niets|geen bericht} {gehoord|ontvangen|gekregen} {over mijn bestelling|van mijn pakket|sinds ik besteld heb}
    {krijg|heb} ik {een track en trace|een volgnummer|een code om te volgen} {van mijn pakket|}`,
  order_change: `
    ik heb {het verkeerde|een fout} {huisnummer|adres|postcode|telefoonnummer} {doorgegeven|ingevuld|opgegeven}
    kan {de|mijn} {bestelling|order} nog {gestopt|gewijzigd|aangepast|tegengehouden} worden
    {heb gisteren besteld|ik heb net besteld} {maar wil toch|en wil liever} {een andere kleur|een andere maat|iets anders}
    hoe {zeg|bestel} ik {mijn order|mijn bestelling|iets} af
    {ik wil|kan ik|hoe kan ik|mag ik} {mijn |een |de |}{bestelling|order} {nog |}{annuleren|wijzigen|aanpassen|veranderen|stopzetten|afzeggen}
    {ik heb|er staat} {een verkeerd|het verkeerde|een oud} {adres|telefoonnummer|e-mailadres|huisnummer} {ingevuld|opgegeven|bij mijn bestelling} {kan dat aangepast worden|wat nu|}
    {kan|kunnen} {ik|jullie|we} de {bezorgdatum|leverdatum|afspraak|bezorgdag|levering} {verzetten|verplaatsen|veranderen|uitstellen|vervroegen}
    {ik heb|per ongeluk} {de verkeerde maat|een verkeerde kleur|te veel|twee keer|dubbel} besteld {kan dat nog anders|wat nu|}
    {kan|mag} ik {er |aan mijn bestelling |}nog {iets|een <small>|wat} {toevoegen|bij bestellen|erbij doen}
    {ik ben|we zijn} {er dan niet|op vakantie|die dag weg|verhuisd} {kan de bezorging later|kan de levering een andere dag|adres veranderen}
    {hoe kom ik|ik wil} {van mijn bestelling af|mijn bestelling niet meer} {voor hij verstuurd is|}
    {annuleren|wijzigen|afzeggen|bestelling annuleren|order wijzigen}
    {ik bedenk me|ik heb me bedacht} {kan mijn order nog gestopt worden|de bestelling hoeft niet meer}`,
} as const
