/**
 * What shops of the home sell and this one does not: the plural that an answer says, the words of shoppers for it (one of them is enough, with any
 * ending), and after an arrow what the shop has that comes nearest.
 */
export const notSoldList = `
Babybedjes: babybed babybedje kinderledikant babyledikant wieg wiegje co-sleeper cosleeper bijzetbedje campingbedje reisbedje wiegmatras > dekbedovertrek ledikant
Ledikanten: ledikant > dekbedovertrek ledikant
Kinderbedden: kinderbed peuterbed peuterbedje juniorbed tienerbed autobed huisbed meegroeibed > boxspring
Stapelbedden: stapelbed
Hoogslapers: hoogslaper halfhoogslaper hoogslaapbed
Bedbanken: bedbank slaapbank slaapsofa divanbed zetelbed bedzetel slaapfauteuil kajuitbed dagbed daybed > matras logeer
Vouwbedden: vouwbed opvouwbaarbed opvouwbarebed opvouwbaarlogeerbed logeerbedopvouwbaar opklapbed klapbed kastbed stretcher veldbed campingbed > matras logeer
Luchtbedden: luchtbed luchtmatras airbed opblaasbed > matras logeer
Futons: futon > matras logeer
Waterbedden: waterbed > boxspring
Hemelbedden: hemelbed > boxspring
Houten en metalen bedden: bedframe bedombouw spijlbed bedkader bedstel spijlenbed > boxspring
Lattenbodems: lattenbodem latbodem bedbodem matrasbodem spiraalbodem lattenroost > boxspring
Hoog-laagbedden: hooglaagbed ziekenhuisbed zorgbed seniorenbed > boxspring elektrisch
Bedhekjes: bedhek bedhekje bedrek bedrekje uitvalbescherming bedomrander bedbumper
Bedverhogers: bedverhoger meubelverhoger
Bedkasten: bedkast bedlade
Bedrokken: bedrok boxspringrok bedvolant > hoeslaken
Bovenlakens: bovenlaken dekenlaken > hoeslaken
Lakens zonder elastiek: lakenzonderelastiek lakenszonderelastiek platlaken plattelakens vlaklaken vlakkelakens lakengeenhoeslaken > hoeslaken
Tussenlakens: tussenlaken incontinentielaken steeklaken > matrasbeschermer waterdicht
Klamboes: klamboe muskietennet bedhemel
Bedtenten: bedtent
Sierkussens: sierkussen decokussen bankkussen woonkussen sofakussen zetelkussen velvetkussen > hoofdkussen
Sierkussenhoezen: kussenhoes sierkussenhoes > kussensloop
Zitkussens: zitkussen stoelkussen vloerkussen loungekussen meditatiekussen yogakussen poefkussen
Tuinkussens: tuinkussen kussenvoorbuiten kussensvoorbuiten palletkussen ligbedkussen tuinstoelkussen buitenkussen strandkussen
Voedingskussens: voedingskussen zwangerschapskussen lichaamskussen zijslaapkussen bodypillow > hoofdkussen
Reiskussens: reiskussen nekkussentje vliegtuigkussen opblaaskussen > hoofdkussen
Rolkussens: rolkussen nekrol peluw traversin > hoofdkussen
Wigkussens: wigkussen leeskussen rugkussen beenkussen kniekussen kniekussentje > hoofdkussen
Babykussens: babykussen babykussentje
Kersenpitkussens: kersenpitkussen pittenzak
Kruiken: kruik warmwaterkruik
Kussenbeschermers: kussenbeschermer kussenmolton > kussensloop
Verzwaringsdekens: verzwaringsdeken verzwaardedeken zwaartedeken weightedblanket weightedblankets > plaid
Elektrische dekens: warmtedeken onderdeken bovendeken elektrischedeken > plaid
Babynestjes: babynest babynestje
Babydekens: babydeken babydekentje wiegdeken ledikantdeken babydekbed omslagdoek inbakerdoek wikkeldeken > dekbedovertrek ledikant
Trappelzakken: trappelzak
Babyslaapzakken: babyslaapzak slaapzakje > dekbedovertrek ledikant
Slaapzakken: slaapzak lakenzak > dekbed
Hoodieblankets: hoodieblanket hoodiedeken snuggie > plaid
Picknickkleden: picknickkleed picknickdeken
Hydrofieldoeken: hydrofieldoek hydrofiel tetradoek spuugdoek monddoek
Slabbetjes: slabbetje slabber
Aankleedkussens: aankleedkussen verschoonkussen verzorgingskussen
Boxkleden: boxkleed speelkleed speelmat
Babyfoons: babyfoon
Commodes: commode babycommode > dressoir
Kinderwagens: kinderwagen buggy wandelwagen
Autostoelen: autostoel autostoeltje autozitje maxicosi zitverhoger
Knuffels: knuffel knuffelbeer knuffeldoekje
Badmatten: badmat toiletmat douchemat badkamermat wcmat toiletset bidetmat > handdoek
Washandjes: washand washandje > handdoek
Theedoeken: theedoek keukendoek vaatdoek keukenhanddoek poetsdoek pannendoek > handdoek
Strandlakens: strandlaken strandhanddoek strandcape hamamdoek saunadoek saunalaken saunakilt pareo > handdoek
Haarhanddoeken: haarhanddoek haartulband tulband > handdoek
Badcapes en poncho's: badcape badponcho omkleedponcho babybadcape > badjas
Douchegordijnen: douchegordijn
Badkameraccessoires: zeeppomp zeepdispenser tandenborstelhouder toiletborstel wcborstel toiletrolhouder handdoekrek handdoekhouder badplank badrek
Weegschalen: weegschaal personenweegschaal
Pantoffels: pantoffel slof sloffen slipper badslipper kerstsloffen huissok > badjas
Sokken: sok sokken bedsok bedsokken kerstsok slaapsok
Onesies: onesie jumpsuit > pyjama
Huispakken: huispak joggingpak > pyjama
Ondergoed: ondergoed onderbroek boxershort boxer beha bh string lingerie hemdje
Slaapmaskers: slaapmasker oogmasker slaapbril
Oordoppen: oordop oordopjes oorpluggen
Kledingkasten: kledingkast kleerkast linnenkast schuifdeurkast garderobekast zweefdeurkast draaideurkast inloopkast hangkast slaapkamerkast
Boekenkasten: boekenkast boekenrek vakkenkast > dressoir
Ladekasten: ladekast latafel ladenkast > dressoir
Tv-meubels: tvmeubel tvkast televisiemeubel televisiekast > dressoir
Vitrinekasten: vitrinekast wandkast buffetkast servieskast > dressoir
Schoenenkasten: schoenenkast schoenenrek > dressoir
Spiegels met verlichting: spiegelmetlamp spiegelmetlicht spiegelmetverlichting ledspiegel lichtspiegel > spiegel
Badkamerkasten: badkamerkast badkamermeubel spiegelkast wastafelmeubel > spiegel
Eettafels: eettafel eetkamertafel keukentafel > bijzettafel
Eetkamerstoelen: eetkamerstoel eetstoel keukenstoel > fauteuil
Bureaus: bureau schrijftafel zitstabureau
Bureaustoelen: bureaustoel kantoorstoel gamestoel > fauteuil
Kaptafels: kaptafel toilettafel make-uptafel > spiegel
Sidetables: sidetable wandtafel haltafel consoletafel > dressoir
Banken: zitbank hoekbank bankstel tweezitsbank driezitsbank loungebank hoeksalon hoeksofa tweezit driezit ligbank > fauteuil
Loungestoelen: ligstoel chaiselongue loungestoel > fauteuil
Poefs: poef hocker > fauteuil
Voetenbanken: voetenbank voetenbankje > fauteuil
Zitzakken: zitzak > fauteuil
Krukken: kruk krukje barkruk barstoel > bijzettafel
Trappen en ladders: ladder trapladder keukentrap huishoudtrap vlizotrap zoldertrap opstapje
Schommelstoelen: schommelstoel > fauteuil
Hangstoelen: hangstoel eggchair > fauteuil
Relaxstoelen: relaxstoel relaxfauteuil sta-opstoel staopstoel opstastoel massagestoel tvstoel > fauteuil
Televisies: televisie tv smarttv
Wandplanken: wandplank boekenplank wandrek legplank
Kapstokken: kapstok kledingrek dressboy jassenrek kledinghanger kleerhanger
Wasmanden: wasmand wasbox
Wasrekken: wasrek droogrek
Strijkplanken: strijkplank
Opbergboxen: opbergbox opbergmand opbergbak onderbedbox bedbox
Vacuümzakken: vacuumzak
Dekenkisten: dekenkist dekenbox hutkoffer
Bankhoezen: bankhoes stoelhoes meubelhoes
Rolgordijnen: rolgordijn rolgordein rollgordijn verduisteringsrolgordijn duorolgordijn > gordijn verduisterend
Vouwgordijnen: vouwgordijn > gordijn
Plisségordijnen: plisse plise plisee plissegordijn > gordijn
Jaloezieën: jaloezie jaloezieen lamel lamellen luxaflex > gordijn
Vitrages: vitrage vitragegordijn glasgordijn > gordijn
Kindergordijnen: kindergordijn kinderkamergordijn > gordijn
Gordijnen per meter: gordijnstof gordijnpermeter gordijnenpermeter meterstof > gordijn
Horren: hordeur muggenhor vliegengordijn raamhor
Gordijnrails en roedes: gordijnrail gordijnrails gordijnroe gordijnroede gordijnstang gordijnhaak gordijnhaken gordijnring embrasse
Raamfolie: raamfolie plakfolie
Deurmatten: deurmat droogloopmat kokosmat > vloerkleed
Lopers: traploper trapmat gangloper > vloerkleed
Laminaat en andere vloeren: laminaat vinylvloer pvcvloer parketvloer parket > vloerkleed
Tapijttegels: tapijttegel > vloerkleed
Antislipmatten: antislipmat antisliponderkleed ondertapijt antislipvilt > vloerkleed
Schapenvachten: schapenvacht koeienhuid > vloerkleed
Wandkleden: wandkleed wanddoek > vloerkleed
Wandlampen: wandlamp wandspot muurlamp > tafellamp
Klemlampen: klemlamp > tafellamp
Booglampen: booglamp > vloerlamp
Plafonnières: plafonniere > hanglamp
Bureaulampen: bureaulamp > tafellamp
Kroonluchters: kroonluchter > hanglamp
Inbouwspots: spot spots inbouwspot plafondspot railspot > hanglamp
Lampenkappen: lampenkap lampekap lampvoet > tafellamp
Losse lampjes: gloeilamp peertje spaarlamp
Ledstrips: ledstrip > tafellamp
Lichtslingers: lichtsnoer lichtslinger kerstverlichting kerstlampje kerstlampjes kerstboomverlichting kerstlicht kerstlichtjes feestverlichting > kerstboom
Buitenlampen: buitenlamp tuinlamp tuinverlichting solarlamp > tafellamp
Zaklampen: zaklamp > tafellamp
Kaarsen: kaars geurkaars theelicht waxinelicht waxinelichtje dinerkaars kerstkaars
Kandelaars: kandelaar kaarsenhouder kaarsenstandaard windlicht > vaas
Geurstokjes: geurstokje geurstokjes huisparfum diffuser roomspray
Fotolijsten: fotolijst fotolijstje fotokader
Lichtbakken en neonlampen: lightbox neonlamp lavalamp
Schilderijen: schilderij wanddecoratie > spiegel
Posters: poster > spiegel
Muurstickers: muursticker
Wandpanelen: wandpaneel akoestischpaneel
Klokken: klok wandklok wekker
Bloempotten: bloempot plantenbak plantenpot sierpot > vaas
Kunstplanten: kunstplant nepplant kunstplantje > kamerplant
Kunstbloemen: kunstbloem zijdebloem droogbloem droogboeket kunstboeket > vaas
Verse bloemen: snijbloem boeket rozenboeket orchidee orchideeen > kamerplant
Beeldjes: beeldje sculptuur
Dienbladen: dienblad bedtafeltje ontbijtbed
Manden: mand rietenmand plantenmand
Aanmaakblokjes en briketten: aanmaakblokje aanmaakblokjes briket briketten aanmaakhout
Kerstkransen: kerstkrans deurkrans > kerstballen
Kerststallen: kerststal kerststalletje kerstdorp > kerstballen
Kerststerren en pieken: kerstster kerstpiek piek boompiek > kerstballen
Kerstslingers: kerstslinger guirlande > kerstballen
Kerstservies: kerstservies kerstbord kerstbeker kerstmok
Adventskalenders: adventskalender
Kerstkaarten: kerstkaart
Kerstboomstandaards: kerstboomstandaard kerstboomvoet kerstboomrok > kerstboom
Kersttafelkleden: kersttafelkleed kersttafellaken kerstservet
Tuinstoelen: tuinstoel strandstoel klapstoel campingstoel
Tuinbanken: tuinbank
Ligbedden: ligbed
Tuinsets: tuinset loungeset tuinmeubel
Tuintafels: tuintafel picknicktafel
Parasols: parasol
Zonneschermen: zonnescherm
Schaduwdoeken: schaduwdoek
Partytenten: partytent
Hangmatten: hangmat
Vuurkorven: vuurkorf vuurschaal terrasverwarmer terrasheater > barbecue
Kussenboxen: kussenbox tuinbox
Gasbarbecues: gasbarbecue gasbbq kamado > barbecue
Tafelkleden: tafelkleed tafellaken tafelloper placemat servet tafelzeil
Servies: servies bord borden mok mokken bestek wijnglas theepot
Pannen: pan pannen koekenpan pannenset
Ovenwanten: ovenwant ovenwanten
Schorten: schort keukenschort
Ventilatoren: ventilator
Airco’s: airco aircoconditioner airconditioning aircooler
Gasflessen: gasfles gastank gasfleswissel > barbecue
Luchtreinigers: luchtreiniger
Luchtbevochtigers: luchtbevochtiger
Luchtontvochtigers: luchtontvochtiger ontvochtiger vochtvreter
Kachels: kachel straalkachel radiator bijverwarming infraroodpaneel
Stofzuigers: stofzuiger kruimeldief robotstofzuiger
Strijkijzers: strijkijzer
Stoomreinigers: stoomreiniger matrasreiniger
Honden- en kattenmanden: hondenmand hondenbed hondenkussen hondenkleed poezenmand kattenmand huisdierkleed
Krabpalen: krabpaal kattenbak kattenkrabpaal
Koffers: koffer
Reistassen: reistas weekendtas
Strandtassen: strandtas
Toilettassen: toilettas
Rugzakken: rugzak
Zonnebrillen: zonnebril
Tapijt van de rol: kamerbreed vasttapijt > vloerkleed
Behang: behang
Verf: verf muurverf latexverf lakverf krijtverf
Wasdrogers: wasdroger droogkast condensdroger
Wasmachines: wasmachine wasautomaat
Airfryers: airfryer heteluchtfriteuse friteuse frituurpan
Koffiezetapparaten: koffiezetapparaat koffiemachine espressomachine
Keukenapparaten: magnetron koelkast frigo vaatwasser waterkoker broodrooster blender vriezer diepvries
Boxen: babybox grondbox kinderbox babypark
Matrastijken: matrastijk lossetijk > matrasbeschermer
Kinderbadjassen: kinderbadjas babybadjas tienerbadjas badjaskind badjaskinderen badjasvoorkind badjasvoorkinderen > badjas
Kinderpyjama's: kinderpyjama babypyjama pyjamakind pyjamakinderen pyjamavoorkind pyjamavoorkinderen > pyjama
Kerstkussens: kerstkussen > hoofdkussen
Kersttruien: kersttrui
Kerstpyjama's: kerstpyjama kerstpyama > pyjama
Kerstplaids: kerstplaid kerstdeken > plaid
Kersthoeslakens: kersthoeslaken kerstlaken > hoeslaken
Kersthanddoeken: kersthanddoek kerstbadlaken > handdoek
Fleecedekens: fleecedeken fleeceplaid fleecekleed > plaid
`
