import type { Words } from './words.ts';

export const HINDI_IN_LATIN_WORDS: Words = {
  marry:
    'shaadi* | shadi* | sadi | vivah* | vivaah* | byah* | biyah* | byaah* | dulhan* | dulha | dulhe | lagan | kunwara | kunwari | kuwara | nikaah | haath peele | fere | pheron | baraat | shadiyan | ghodi | sehra | rishta kab | rishtaa | byaahi | vidai | var | vadhu | kanyadan | suhag | ghar basega | ghar basna | nipat | ghar bas* | bahu kab | bahu aayegi | damad kab | haath pile | rishta jud* | ghar basa* | kanya dekh* | ladki dekh* | ladka dekh* | shadi byaah | biyah shaadi | gathbandhan | pheray | phere | vivaah yog | shaadi yog | rishta aayega',
  remarry:
    'punarvivah | dusri shadi | dusri shaadi | doosri shadi | doosri shaadi | dobara shadi | dobara vivah | phir se shadi | vidhwa | widhwa | pehli patni | pehli shadi | widow | vidhur | talakshuda',
  spouse:
    'pati | patni | biwi | bivi | biwee | patidev | miyan | miya | gharwali | shauhar | shohar | lugai | patni ji | husband | wife | hubby | wifey | woh mujhe',
  future_spouse:
    'jeevansathi | jivansathi | jeevan sathi | jeevansaathi | hone wala pati | hone wali patni | hone wali biwi | patni kaisi | pati kaisa | biwi kaisi | dulha kaisa | dulhan kaisi | hamsafar',
  partner: 'premi | premika | bf | gf | girlfriend | boyfriend | mashuka | aashiq | mangetar | ladki | ladka',
  love: 'pyar | pyaar | prem | mohabbat | ishq | chahta | chahti | pasand | dil | pyar karta | pyar karti | dil toot* | deewana | chahat | jeevan bitane | akele rahunga | sahara mil*',
  arranged:
    'arrange | inter caste | intercaste | antarjatiya | ghar wale maan | gharwale | gharwalo | ghar wale | bhag ke | razi | raazi | marzi | alag dharm | dharm alag | jaat alag | parivar nahi maan* | apna lega | apnayega',
  relationship:
    'rishta | rishte | rishtey | sambandh | breakup | brekup | block kar* | unblock | baat karna band | baat nahi kar* | line mar* | date kar* | saath rahega | nibhayega | nibhegi',
  engage:
    'sagai | sagaai | mangni | mangani | roka | rishta pakka | ring ceremony | tilak | haan karenge | haan kar denge',
  cohabit: 'live in | livein | bina shadi | saath rehna | ek ghar me rehna',
  divorce:
    'talak* | talaq* | talaak* | talaaq* | divorce* | alag hona | alag ho | judai | sambandh vichchhed | shadi tootegi | shaadi tootegi | rishta tootega | chhodna chahta | alag rehna | alag reh | chhod deg* | chhod deng* | chhodne ki dhamki | ghar toot* | tootne se bach* | separation | tyag diya | talaknama',
  quarrel:
    'jhagd* | jhagr* | ladai | ladaai | ladayi | kalesh | klesh | kalah | anban | matbhed | nahi banti | nahin banti | khatpat | man mutav | tu tu main main | maarpeet | mar peet | maar pit | gaali | taane | shakki | tension pati | baat baat pe | khush nahi | tang hu | ladai se | pitai | peetta | maarta hai',
  reunite:
    'wapas aayegi | wapas aayega | laut aayega | laut aayegi | lautegi | lautega | wapas aaega | patch up | mayke | maike | maayke | ruth | rooth | dobara ek | fir se saath | maan jayegi | maan jayega | wapas bula* | mana lu | laut* | ghar chhod ke gayi | wapas aa*',
  cheat:
    'dhokha* | dhoka* | bewafa* | bevafa | wafadar | shak | kisi aur se | dusri aurat | parayi | najayaz | vivahetar | parstri | se chakkar | chakkar chal* | chakkar hai | affair | julna | aashiq | anaitik',
  alone: 'akela | akeli | akelapan | kunwara | tanha',
  compatible:
    'milan | gun milan | guna milan | kundli milan | kundali milan | gun milte | jodi | jamegi | match karo | mila do | ashtakoot | bhakoot | nadi dosh | sahi hai mere liye | patri mila* | patri mil* | kundli bhej* | mila lijiye | mila dijiye | kundli milti | kundli mile* | patrika milti',
  dob: 'janm tarikh | janam tarikh | janm tithi | janam din | paida hua | paida hui',
  child:
    'bachcha | bachche | bacha | bache | bachha | bachhe | bachho | bachcho | baccha | bacche | santan | santaan | aulad | aulaad | shishu | nanha | pota | poti | putra | putri | santati | nanhe | bachpan | bachha kab | kilkari | ladka paida | aulaad kab | bachiya | bete ki chahat | vaaris | khandan ka chirag | chirag | lalla | munna | munni | nati | navasa',
  conceive:
    'garbh* | garbhvati | pregnant | maa banungi | maa banna | baap banna | godh | god bhar | goad | kokh | ummeed se | santan sukh | bachcha kab | bacha kab | santan kab | pet se | periods miss | mahina nahi aaya | maa baap banenge | pita banunga | maa nahi ban | baap banunga | conceive | pregnancy | goad bhar* | god sooni | god suni | kokh sooni | bachche nahi ho | bachcha nahi ho | bachha nahi ho | santan nahi | santaan nahi | garbh theher* | garbh nahi theher* | khush khabri | khushkhabri',
  ivf: 'ivf | iui | test tube | banjhpan | nisantan | infertility',
  second: 'doosra | doosri | dusra | dusri | dobara | phir se | fir se | ek aur',
  miscarry: 'garbhpat | miscarriage | bachcha gir | pet me gir | garbh gir | abortion',
  adopt: 'god lena | god liya | god le | goad lena | goad liya | adopt | dattak | anath',
  gender: 'ladka ya ladki | ladka hoga ya ladki | beta ya beti | putra ya putri | beta hai ya beti',
  delivery_birth:
    'prasav | delivery | jachgi | normal ya operation | saatwa mahina | aathwa mahina | mahine ki garbhvati | bleeding ho rahi',
  job: 'naukri | nokri | naukari | nokari | naukriya | job | rojgar | rozgar | rozgaar | kaam | placement | rozi | rozi roti | bharti | kaam dhandha | mazduri | dihadi | daphtar | kaam pe lag* | naukri lag* | dhang ki naukri | rozgar mil* | kaam milega | kaam kab | nokri chahiye | joining letter | appointment letter',
  jobless:
    'berozgar* | berojgar* | berojgaar* | bekaar | bekar | khali baitha | khaali | ghar baitha | ghar baithe | ghar pe baitha | kaam nahi milta | naukri nahi mil | haath pe haath | nithalla | khali | naukri chali gayi | job chali gayi | naukri chali gai | naukri nahi',
  career: 'career | kariyar | kairiyar | karm kshetra | professional | pesha | peshe | kaam kaj | karobar',
  promote:
    'promotion | pramotion | pramoshan | padonnati | tarakki | tarqqi | increment | hike | appraisal | unnati | badhegi | tankhwah badh* | bada pad | oohda | ohda | pad mileg* | grade badh* | vetan badh* | vetan vriddhi | salary badh* | paise badh* office | manager banu* | head banu* | team leader | team lead',
  stuck:
    'atka hua | atki | ataka | atka | ruka hua | ruk gaya | tarakki nahi | aage nahi badh | mehnat ka fal | rukawat | rukavat | adchan | thehrav | wahi ka wahi | aage nahi | koi growth nahi | growth nahi | kaam nahi bante | kaam ruk* | bandhan | pichhad* | peeche reh gay*',
  change_job:
    'naukri badal* | job badal* | job change | naukri change | nayi naukri | nai naukri | dusri company | nayi job | dusri naukri | naukri me badlav',
  resign:
    'isteefa | istifa | istefa | resign | tyagpatra | naukri chhod* | naukri chod* | job chhod* | job chod* | noukri chhod*',
  transfer: 'transfer | tabadla | tabadala | sthanantaran | badli | posting | trasfer',
  fired:
    'nikal dega | nikaal dega | nikal denge | nikala jaunga | naukri jayegi | naukri chali | job chali | job jayegi | chhatni | chatni | layoff | terminate | barkhast | nikal to nahi | cabin me bula* | performance kharab | nikala | nikaal | chhut jayegi naukri | cost cutting | kursi | layoff* | nikal diya',
  secure:
    'surakshit naukri | pakki | pakki naukri | job pakki | sthayi naukri | samvida | niyamit | bachi rahegi | kursi bachegi | naukri bach* | contract badh* | contract renew',
  boss: 'boss | malik | maalik | sahab | afsar | manager | adhikari | boss ne | sir ji | hr',
  retire: 'retire* | ritayar | sevanivrit* | vrs | pension',
  interview: 'interview | intervew | sakshatkar | chayan | ssb | call letter | shortlist | chuna jaunga',
  government:
    'sarkari | govt | government | railway | fauj | army | bharti | ias | ips | afsar | patwari | sarkaari | lekhpal | daroga | constable | agniveer | sipahi | anganwadi | panchayat | vacancy sarkari | rrb | ssc me | tehsildar | collector | jawan | merit list | police bharti | police me | police ki naukri | police banu*',
  business:
    'business | bijness | bijnes | biznes | dhandha | dhandhe | dhanda | dhande | vyapar* | vyapaar | byapar | dukan | dukaan | dukano | karobar | kaarobar | vyavsay* | vyavasay | startup | factri | udyog | company khol* | kirana | medical store | dhaba | showroom | franchise | ghar se kaam | online bech* | thekedari | theka | construction company | tea stall | chai ki | parlour | salon | boutique | gym | coaching | farm khol* | murgi farm | dairy | company shuru | karkhana | godown | wholesale | retail | kapde ki dukan | mithai | chai ki dukan | poultry | kheti badi | beauty parlour | saree ki dukan | real estate | transport ka | thela | rehdi | hotel khol* | hotel chal* | hotel lagau | export ka kaam',
  start: 'shuru | shuroo | khol* | kholu | aarambh | arambh | shubharambh | lagau',
  survive:
    'chalega | chalegi | chal nahi rah* | grahak | munafa | munafe | manda | manda hai | fayda | grahaki | bikri kam | tarakki business | kamai dukan | chal padega | chal paega | badhega | ghate | ghaate',
  closing: 'band ho* | band kar* | doob gay* | ghata | ghaata | diwaliya | divaliya | nuksan',
  business_partner: 'partnership | sajhedar* | saajhedar* | bhagidar* | sanjha vyapar | sajha',
  freelance:
    'freelanc* | khud ka kaam | apna kaam | self employed | swarozgar | apni practice | khud ka clinic | vakalat',
  which_work:
    'kaun sa career | kaun sa kaam | kis field | kis kshetra | kis line | konsa kaam | konsi field | kaunsa career | kaunsi line | kaun sa vyavsay | kya banega | kya karu | kis kaam ke liye',
  occupation_name:
    'doctor | engineer | injiniyar | teacher | shikshak | vakeel | vakil | wakil | pilot | nurse | adhyapak | daktar | injeeniyar | khiladi banna | rasoiya | bawarchi | kisan | patrakar | vaigyanik | sipahi | dukandar | lekhak banna | darzi | mistri | electrician | hotel line | banker | programmer | designer | fauji | hawaldar | jyotishi banna | dancer | singer banna',
  describe:
    'kaisa hoga | kaisi hogi | roop rang | swabhav | gori | sanwli | sundar | disha se | naam kis akshar | kaisa milega | kaisi milegi',
  award: 'puraskar | award | inaam | inam | samman | medal',
  fame: 'mashhoor | mashoor | mashhur | naam aur shohrat | shohrat | prasiddh* | famous | viral | youtube | pehchan* | pahchan*',
  film: 'film* | filmo | bollywood | actor | actress | abhineta | heroine | gayak | singing | singer | nritya | sangeet | serial | natak | picture me | gaane ka | gaana gaa* | bhojpuri | adakar | adakari | model | modeling | tv | kalakar | gaana | dance | comedy | reality show | web series | mauka film | naach gaana | naachna',
  write:
    'kitab | kitaab | pustak | upanyas | lekhak | kavita | chhapegi | prakashit | book | likhna | likhta | shayar | shayari | ghazal | kahani | patrika me chhap* | blog',
  politics:
    'rajneeti | rajniti | neta | vidhayak | sarpanch | mla | mantri pad | parshad | pradhan | chunav ladu | ticket milega | mukhiya | parcha bhara | parcha | vidhan parishad | panch',
  money:
    'paisa | paise | paiso | paisaa | dhan | daulat | amir | ameer | crorepati | karodpati | lakhpati | lakshmi | laxmi | rupaya | rupaye | rupye | arthik | aarthik | garibi | garib | sampatti | barkat | dhanvan | paisewala | paisewali | tangi | kangal | laakh | lakh | lakhs | crore | karod | paisa hi paisa | dhani | raees | rais | malamal | maalamaal | kubera | kuber | seth | jayda paisa',
  salary:
    'tankhwah | tankhah | tankha | vetan | salary | kamai | kamaai | aamdani | amdani | aay | income | kamaunga | kamane | kamata | kamati | mahine ke | hazar | hajar',
  loss: 'nuksan* | nuqsan | ghata | ghaata | haani | hani | thagi | fraud | doob gaya | paisa doob* | loss | tangi | gawa diya | khate se | uda liye | thag liya | paise kat gay* | paisa barbad | lut gaya | loot liya | scam | thaga gaya | ponzi | chit fund | paise doob* | paise chale gay* | barbad',
  borrow: 'loan | lone | rin lena | karz lena | udhaar lena | bank se | home loan',
  debt: 'karz* | karza* | karj* | karja* | qarz* | udhar* | udhaar* | emi | kishte | sahukar | chukau | chukega | utrega | karzdar | karzdaar | bank wale | byaj | byaaj | sood | credit card | girvi | udhari | udhaari | qarza | karjedar | loan chuk* | loan khatam | emi khatam | udhaar chuk* | paisa dena hai logo | dene wale pareshan',
  owes_me:
    'paisa wapas | paise wapas | udhar diya | udhaar diya | diya hua paisa | fansa hua | phansa | atka paisa | atka dhan | vasuli | wasooli | payment nahi | lauta nahi | lautayega | paise atke | paise phase | paise fase | wasool | vasool | lautane | dene se mana | bakaya | thekedar | lauta | lautaya | lauta raha | lauta rahe | diye the',
  inherit:
    'virasat | wirasat | vasiyat | wasiyat | uttaradhikar | gehna | daulat baap dada | sasur ki sampatti | jaydad',
  insurance: 'bima | beema | insurance | lic | claim | gratuity | pf | mediclaim | maturity',
  lottery: 'lottery | lottry | jackpot | satta | matka | jua | lotri',
  invest:
    'sheyar | shair | nivesh | crypto | bitcoin | mutual fund | sip | stock | sona kharid* | share market | share bazar | share bazaar | share me | share kharid* | sensex | invest karu | paisa laga*',
  intraday: 'intraday | nifty | banknifty | bank nifty | trading karu | aaj trading | trade karu',
  save: 'bachat | bachta | bachti | bachega | jama | kharcha | kharch | fizul | fd | tikta | jodna | paise jod* | paisa ruk* | paisa hath me | khali jeb | bachaya',
  house:
    'ghar | makan | makaan | flat | zameen | jameen | zamin | jamin | plot | jaydad | kothi | khet | haveli | property | ghar ka | mahal | bangla | bungalow | kamra | sarkari awas | awas | aavas | colony | plot ka | chhat | ek chhat | sar pe chhat',
  buy: 'kharid* | khareed* | lena hai | le paunga | apna ghar | khud ka ghar | apna makaan | apni chhat | apna makan | apna flat | book karwa* | lena chahiye | lelu | le lu',
  build: 'nirman | nirmaan | banwana | banwau | ghar banane | makan banane | chhat | construction | ghar banana',
  sell: 'bech* | bikegi | bikega | bikri | bikta | bikna | bikega* | bik nahi | grahak nahi | sauda | sauda pakka',
  rent: 'kiraya | kiraye | kiraaye | kirayedar | kirayanama | tenant | rent | makan malik | makaan malik | kirayedari | kiraya nahi | khali nahi kar* | makan khali | pg | hostel | lease | kiraye* | kiraya* | kirayedar*',
  ancestral:
    'paitrik | pushtaini | pushtani | batwara | bantwara | khandani | dada ki zameen | dada ki | hissa | haq | purkho | baap dada | virasati | khet ka batwara | bhaiyo me | dada dadi ki | baap ki zameen | nana ki',
  vehicle:
    'gaadi | gadi | gaari | car | bike | vahan | wahan | vaahan | scooty | scooter | motorcycle | activa | truck | tractor | thar | innova | creta | pulsar | splendor | e rickshaw | rickshaw | maruti | tata | mahindra | hero honda | royal enfield | nano | scooti | motor | gaadi lena | four wheeler | two wheeler | car lena',
  move: 'ghar badal* | shift* | niwas | shifting | makan badal* | sheher badal* | shahar badal* | ghar shift | naya mohalla | sthan badal* | jagah badal* | gaon chhod* | shehar chhod* | ghar chhod ke dusre',
  abroad:
    'videsh* | videsh | foreign | bahar ke desh | pardes | pardesh | dubai | america | amrika | amerika | canada | australia | london | gulf | saudi | qatar | germany | usa | bahar jana | singapore | malaysia | kuwait | oman | bahrain | uae | italy | ireland | europe | england | japan | newzealand | australiya | kanada | angrez | arab | vilayat | bideshi | pardesi | jarmani | singapur | russia | rus | china | jaapan | dubay | abu dhabi | riyadh | muscat | australia me | canada me | usa me | uk me | london me | foreign me | hawai jahaz | abroad',
  emigrate:
    'bas jau* | bas ja* | settle | pr | green card | nagrikta | sthayi | citizenship | hamesha ke liye rehna | bas jayenge | pakka reh* | hamesha ke liye | bas jana',
  travel:
    'yatra | safar | ghumne | ghoomne | ghoomna | ghumna | manali | goa | road trip | jahaz | bahar ghumne | parivar ke saath ghum* | tour par | nikalna hai | ghumakkad',
  visa: 'visa | viza | veeza | passport | paasport | h1b | embassy | immigration | visa* | pr | green card',
  return_home: 'wapsi | ghar wapsi | desh laut* | desh wapas | india wapas | watan | vatan | videsh se wapas',
  pilgrimage:
    'tirth* | teerth* | char dham | chardham | kedarnath | badrinath | amarnath | kashi | haj | vaishno | darshan | kumbh mela | tirupati',
  best_place:
    'kaun sa sheher | kaun sa shahar | kis desh | konsa sheher | kahan rahu | kis jagah | konsi jagah | bhagyoday | bhagya uday | kaunsi jagah | konse shahar | kis shahar | kis sheher | kis state | kahan rehna | kahan basna | disha shubh rehne',
  court:
    'mukadma | mukadme | muqadma | muqadme | kachehri | kachahri | adalat | faisla | kanooni | kanuni | vakil | vakeel | fir | police case | jhootha case | dahej | tareekh pe tareekh | peshi | chargesheet | thana | thane | shikayat | samjhauta court | high court | supreme court | talak ka case | talaknama | court | case',
  win: 'jeet* | jitunga | vijay | vijayi | paksh me | haq me faisla | barii | bari ho | haq me | jeetne | jitega | jitegi | jitenge | haar jau* | haar gay*',
  custody: 'custody | kastadi | bachche kiske | beti kiske paas',
  prison:
    'jail | jel | karavas | giraftar* | saza | bandhan yog | hawalat | andar jaana | andar kar | thane me band | hathkadi | hathkadi lag* | salakh*',
  bail: 'zamanat | jamanat | bail | rihai | riha | chhutega | chhod de | chhod degi | bahar aayega | bahar aa paega | bahar niklega | chhoot jayega | jel se chhut* | jail se chhut* | police le gay* | utha liya police',
  study:
    'padhai | padhaai | padhayi | padhna | padhne | padhta | padhti | shiksha | vidya | degree | mba | btech | kitab nahi | admission | tuition | syllabus | concentration | yaad nahi rehta | kitabe | kitabein | kitabo | coaching | padh pa* | padhai likhai | likhai | graduation | ba | bsc | bcom | b ed | bed | iti | polytechnic | diploma | mbbs | bams | engineering ki padhai | kitab padh* | mobile me laga | college',
  school:
    'school | skool | vidyalaya | nursery | kaksha | dakhila | 5vi | 6vi | 7vi | 8vi | 9vi | 10vi | 11vi | 12vi | dasvi | barahvi | class me',
  exam: 'exam | exams | pariksha | parikhsa | imtihan | natija | number aayenge | pass | paas | semester | matric | board exam | revaluation | compartment | inter ka | fail ho* | fail to nahi | paper',
  compete_exam:
    'upsc | neet | jee | ssc | bank po | ias | pratiyogi | cat | ctet | patwari exam | gate | taiyari | rrb | ntpc | ibps | nda | cds | clat | jrf | uppsc | bpsc | mppsc | rpsc | reet | tet | psc | entrance | rank | cutoff | prelims | mains | aiims',
  scholarship: 'scholarship | chhatravritti | chatravriti | vazifa | wazifa | fellowship',
  phd: 'phd | shodh | doctorate | thesis | research',
  drop_out: 'padhai chhut* | padhai chhod* | college chhod* | adhuri | beech me | padhai ruk*',
  which_subject:
    'kaun sa subject | konsa subject | kaun sa vishay | kaunsi stream | science ya | commerce | kaunsa course | konsi branch | konsa course | kaun sa course | kis stream | bio lu | maths lu',
  health:
    'sehat | swasthya | swasth | health | tabiyat | tabiyet | tabeeyat | tabiat | sharir | shareer | tandurust | tandurusti',
  ill: 'bimar* | beemar* | rog* | dard | bukhar | takleef | taklif | pet dard | kamar | sir dard | pet kharab | kabz | migraine | khansi | khaansi | jodo | ghutna | ghutne | peeth | gardan | daant | ulti | piliya | dengue | malaria | typhoid | bawasir | piles | pcod | khujli | chamdi | motapa | vajan | sujan | dama | saans ki | pathri ka dard | aankh | bukhaar | jukham | jukaam | pet me dard | chhati | fefde | dil ki bimari | jigar | gurde me | kidney me pathri | ulcer | gas banti | acidity | kamjor | chakkar aata | chakkar aate | khoon ki kami | anemia | jaundice | safed daag | eczema | sunna | naso | slip disc | sciatica | dard rehta | dard hai | taklif me | pet me | sar dard | chakkar',
  tired: 'thakan | thaka | kamzori | kamjori | susti | thakawat | kamzor mehsoos',
  recover:
    'theek ho* | thik ho* | thik | theek hogi | theek hoga | sudhar | swasth hon* | mukti | aaram milega | achche honge | kab theek | changa | achha hoga | achchi hogi | aaram | araam | rahat | chhutkara | theek kab | thik kab | ubar* | uth paunga | uthengi | achchi ho jaye* | thik ho jaye* | theek ho jaye* | sehat sudhar* | kab uth* | chalne lag* | bach jaye* | bachega | bachegi | bach payeg* | bach jaenge | kab jayega dard',
  treat:
    'ilaj | ilaaj | upchar | chikitsa | dawa | dawai | davai | ayurved* | homeopath* | homoeopath* | allopath* | vaidya',
  misdiagnose: 'galat bimari | pakad me nahi | report galat | doosre doctor | dusre doctor | jaanch | janch',
  chronic:
    'sugar | madhumeh | bp | thyroid | dama | asthma | gathiya | purani bimari | diabetes | hamesha dawa | sugar ki bimari | high bp | low bp | cholesterol | mirgi | pcos | pcod | migraine purana | gathiya bai | purani khansi | saans phool* | dil ki purani | hamesha ki | saalo se bimar | ghutn* | ghutne* | sugar* | kamar dard',
  cancer: 'cancer | kainsar | karkrog | ganth | tumour | chemo',
  hospital:
    'hospital | aspatal | haspatal | asptal | icu | ventilator | bharti hona | chhutti hospital | emergency ward | ward | doctor ne bharti | coma',
  surgery:
    'operation | opration | oparation | surgery | sarjari | shalya | bypass | pathri | chir phad | stent | angioplasty | angioplasti | hernia | appendix | cheera | tanka | motiyabind | pathri nikalwa* | gallbladder | pitt ki thaili | chir faad | operate | operation karwa* | opreshan | apreshan | ghutna badal* | dil ka operation | bache dani | bachedani | rasoli | knee replacement',
  transplant: 'transplant | pratyaropan | donor | kidney badal* | gurda',
  mental:
    'depression | dipression | tanav | chinta | ghabrahat | neend | udaas | udas | ashant | anxiety | mansik | avsad | dar lagta | becheni | man nahi lagta | dimag | pareshan | darr | gussa | rona aata | nind | sukoon | shanti nahi | depression me | udasi | tanha mehsoos | akelapan | vichar | overthinking | dimagi | pagal | ashanti | mann ki shanti | man ki shanti | zindagi se thak* | himmat nahi | nirash | nirasha | hatash | bahut tension | tension rehti | tension hai | tension',
  addict:
    'sharab* | daru | daaru | nasha | nashe | cigarette | tambaku | gutkha | drugs | peete | sharabi | piyakkad | pina chhod* | juaa | smack | ganja | hukka | mobile ki lat | nasha* | daru* | jua',
  accident:
    'accident | durghatna | chot | haddi | hadsa | takkar | gir gaya | gir gayi | haddi toot* | paon toot* | pair toot* | hath toot* | chot lag* | fracture | ghayal',
  body_part:
    'kaunsa ang | sharir ka | hissa kamzor | fefde | gurde | dil kamzor | dil | liver | kidney | lungs | fefda | pet ka hissa | aankh kamzor | dimag kamzor | ridh | kaunsa hissa',
  prakriti: 'prakriti | vaat | vata | pitt | pitta | kaph | kapha | tasir | sharir ki prakriti',
  vitality: 'takat | immunity | pratirodhak | jeevan shakti | stamina | urja',
  die: 'aayu | umar | umra | umr | jiyunga | jiyenge | maut | mrityu | dirghayu | deerghayu | marunga',
  lost: 'kho | khoya | khoyi | khogaya | gum | ghum | gayab | nahi mil rah* | laapata | kahan rakh* | kho gaya | kho gayi | kho di | kho diya | bhool gaya kahan | nahi mil raha | nahi mil rahi | dhoondh* | dhund* | kho gaya* | kho gayi* | gum ho* | gum gaya',
  thing:
    'anguthi | chabi | chaabi | kagaz | dastavez | saman | saamaan | batua | jhumke | gehne | zevar | jevar | kangan | mangalsutra | payal | kaan ki | aadhar | adhar | marksheet | license | suitcase | bag | jhola | ghadi | chasma | chashma | paisa kho | earphone | sone ki | chandi ki | chandi | sona kho | angoothi | anguthee | zewar | jewar | gehna kho | atm card | tv remote | kitab kho | earring | nose pin | tika | chudi | chudiya | kada | locket | charger | cheque book | passbook | passport kho | kagazat',
  stolen:
    'chori | chor | chura* | utha le gaya | luta | loot | daka | dakaiti | jeb kat* | snatch* | chheen* | chura liya | chura le gaya | kisi ne maar liya | nikal liya kisi ne | pocket mar | dakait | chori ho gay* | chor pakda | le bhaga | chori*',
  pet: 'kutta | kutte | billi | gaay | tota | bhains | bakri | paltu | janwar | murga | murgi | ghoda | pilla | puppy | kabootar | bachhda | dog | kutiya | billi ka bachcha | khargosh | machhli | gaay gum | hathi | bakra | bher | suar | oont',
  missing_person:
    'laapata | lapata | gumshuda | bhag gaya | bhag gayi | ghar chhod* | ghar se nikal* | ghar se bhag* | nahi laut* | lauta nahi | kahin chala gaya | kahin chali gayi | phone band | pata nahi chal raha | ghar nahi aaya | ghar nahi aayi | laute nahi | nahi laute | gusse me nikl* | ghar chhod ke bhag* | ghar se gayab | kho gaya bachcha | mela me kho | apaharan | kidnap | agwa | dhoondh rahe | phone switch off',
  parcel:
    'parcel | courier | kuriyar | chitthi | dak | daak | mehman | mehmaan | pahunch* | chithi | khat | message aayega | jawab aayega | call aayega | phone aayega | sms | email | news kab | khabar | samachar | manzil par | gaadi kab pahunch* | maal kab | saman kab aayega | delivery kab',
  spirit:
    'adhyatm* | adhyatmik | sanyas | sannyas | sadhana | dhyan lagana | moksh* | guru milenge | bhakti | deeksha | vairagya | kundalini | moksha | pooja path me man | satsang | samadhi | aatma | atma | yogi | sant | ashram | tapasya | mukti moksh | gyan prapti | dhyan sadhna | sadhna | brahma | ishwar | prabhu | naam jap me | aatm gyan',
  deity:
    'isht | ishta | bhagwan | bhagvan | devta | dev | devi | kuldevi | kuldevta | aradhana | upasana | pooja kiski | kiski puja | shiv | shivji | shankar | mahadev | bholenath | vishnu | krishna | kanha | ram ji | hanuman | bajrangbali | ganesh | ganpati | durga | kali maa | saraswati | bhairav | sai baba | mata rani | kinki puja | kinhe puju | kisko puju | kis devta | ishwar kaun | kul devi | kul devta | thakur ji | radha | narsimha | surya dev ki puja | ganesh ji | lakshmi ji ki puja',
  past_life:
    'pichhle janm | pichle janm | pichhla janm | pichle janam | purva janm | purvajanm | punarjanm | pichhle janam',
  karma: 'karm | karma | karmo | purvaj* | pitro | pitra | paap | nanihal | shrap',
  purpose: 'uddeshya | uddeshy | maksad | maqsad | lakshya | jeevan ka | is duniya me',
  gem: 'ratna | ratan | ratn | stone | neelam | pukhraj | moonga | munga | moti | heera | gomed | lahsuniya | manik | anguthi kis ungli | panna pehn* | panna ya | ya panna | panna ratna | kaunsa nag',
  mantra: 'mantra | mantr | jaap | jap | stotra | path karu | chalisa | beej mantra',
  remedy:
    'upay | upaay | upaye | upaya | totka | totke | daan | puja path | shanti karaye | lal kitab | hawan | havan | yantra | pooja | puja | grah shanti | nazar | nazar utar* | tona | jadu tona | kaala jadu | kala jadu | tabeez | taaveez | rudraksh | rudraksha | kavach | abhishek',
  manglik: 'manglik | mangalik | mangali | mangli | mangal dosh | mangal hai',
  kalsarp: 'kalsarp | kaalsarp | kaal sarp | kal sarp | naag dosh | nag dosh | kalsarpa',
  dosha: 'dosh | dosha | pitra dosh | pitru dosh | grahan dosh | chandal | shrapit',
  sadesati:
    'sade sati | sadhe sati | sadesati | sadhesati | saade sati | saadhe saati | sade saati | sadhe saati | saade saati | sare sati',
  dhaiya: 'dhaiya | dhaiyya | adhaiya | ashtam shani | kantak shani | dhaiyaa',
  eclipse: 'grahan | surya grahan | chandra grahan',
  transit: 'gochar | gocher | rashi parivartan | grah chal* | grahon ki chaal | sitare | rashi badal*',
  retro: 'vakri | margi | wakri',
  saturn: 'shani | shanidev | sani',
  jupiter: 'guru | brihaspati | vrihaspati',
  mars: 'mangal',
  venus: 'shukra',
  mercury: 'budh',
  moon: 'chandra | chandrama | chand',
  sun: 'surya | suraj',
  nodes: 'rahu | ketu',
  today: 'aaj | aaj ka | aaj mera | aaj kya | aaj subah | aaj sham',
  tomorrow: 'kal ka din | kal kaisa | kal ka | aane wala kal | parso | parson',
  year: 'saal | sal | varsh | baras | varsha',
  ahead: 'agla | agle | naya saal | aane wala | rashifal | bhavishya | varshik',
  mother: 'maa | mummy | mata | mataji | ammi | mami | amma',
  father: 'papa | pita | pitaji | baap | abbu | babuji',
  sibling: 'bhai | bhaiya | bhaiyya | behen | bahan | behan | behne | didi',
  son: 'beta | bete | ladke | putra',
  daughter: 'beti | betiya | bitiya | ladki',
  relative:
    'rishtedar* | sasural | saas | sasur | chacha | mausi | bua | taya | nanad | devar | jethani | devrani | parivar | bahu | jija | saala | dada | dadi | nana | nani | bhatija | bhanja | bhanje | bhatiji | bhabhi | saali | saale | damad | chachi | mami | kaka | kaki | phupha | fufa | cousin | sasu maa | sasur ji | rishtedari | khandan | mama ji | mamaji | saas* | sasur* | sasural* | nanad* | devar* | jeth*',
  enemy:
    'dushman | shatru | bharosa | bhrosa | jalne wale | jalte | peeth peeche | gaddar | dhokebaaz | vishwas | bharosa karu',
  twin: 'judwa | judwaa | jodwa | judwan',
  birth_time:
    'janm samay | janam samay | janm ka samay | janam ka samay | birth time | janm ka time | janam ka time | baje paida | baje janm | janm patri me time | baje likha',
  uncertain: 'pakka nahi | andaze | fark | farak | sahi hai ya galat | confirm nahi | lagbhag',
  unknown_time:
    'samay pata nahi | time pata nahi | nahi maloom | yaad nahi | sirf tareekh | samay nahi pata | time nahi pata | bina samay',
  rectify: 'shodhan | rectif* | samay sahi | samay theek | samay sudhar*',
  sport:
    'cricket | ipl | kabaddi | kushti | tournament | world cup | daud | khiladi | trophy | selection team | football | badminton | ranji | india pakistan | rcb | csk | kkr | khel pratiyogita | khel me | khelkud | hockey | volleyball | shatranj | daud me | race me | jeetegi team | kaun jeetega | kaun jitega | kon jeetega | olympic',
  election:
    'chunav | chunaav | party | sarkar kiski | kiski sarkar | pradhanmantri | mukhyamantri | bjp | congress | vidhan sabha | lok sabha | vote | mla seat | sarkar banegi | cm kaun | pm kaun | mahagathbandhan | modi | rahul | yogi',
  nation:
    'desh | bharat | duniya | yuddh | jung | arthvyavastha | mehangai | bhukamp | rashtra | vishva | world war | vishva yuddh | arthik mandi | mahangai | pakistan | china | america ka | desh ka | rupaya gir*',
  epidemic: 'mahamari | corona | covid | virus | prakop',
  rain: 'barish | baarish | mausam | toofan | tufan | garmi kab | thand | badal | dhoop | ole | aandhi | andhi | barf',
  monsoon: 'monsoon | mansoon | barsaat | barsat | sukha | kheti | fasal | varsha ritu | ropai',
  season: 'sardi | sardiyan | garmi ka mausam | ritu | thand zyada | kadake ki',
  auspicious:
    'muhurat | muhurt | muhurta | mahurat | shubh | tareekh nikal* | tarikh nikal* | shubh din | achcha din | kis din | kis tareekh | kis samay | lagan | samay nikal* | sahi samay | shubh samay | shubh tithi | kaunsi tareekh | konsi date | kaun si date | kaunsa din | panchak',
  sign_paper: 'sign | dastakhat | hastakshar | samjhauta | agreement | registry kab | contract',
  meeting: 'meeting | baithak | milne | baat karne | client se | mulakat | baat cheet | milna | sauda | party se mil*',
  housewarming:
    'grih pravesh | griha pravesh | gruh pravesh | grah pravesh | naye ghar me pravesh | grihpravesh | naye ghar me | griha shanti | vastu puja | kalash sthapna | shift hone ki puja | ghar ka pravesh | kalash rakh*',
  foundation: 'neev | neenv | bhoomi pujan | bhumi pujan | bhoomi poojan | bhumi poojan | shilanyas',
  thread: 'janeu | upnayan | yagyopavit | mundan',
  rank: 'me se kaun | me se konsi | kaun sa din behtar | kaun si tareekh | best chuno',
  dasha:
    'dasha | mahadasha | antardasha | dasa | mahadasa | pratyantar | dasha kaun | antar dasha | maha dasha | vimshottari | antar chal*',
  nakshatra:
    'nakshatra | nakshtra | nakshatr | charan | ashwini | ashvini | bharani | krittika | rohini | mrigashira | mrigshira | ardra | punarvasu | pushya | ashlesha | magha | chitra | swati | vishakha | anuradha | jyeshtha | mool | moola | purvashadha | uttarashadha | shravan | shravana | dhanishta | dhanishtha | shatabhisha | revati | hasta nakshatra',
  sign: 'rashi | raashi | rasi | rashi kya | mesh | vrishabh | vrish | mithun | kark | tula | vrishchik | dhanu | makar | kumbh | meen | kanya rashi | singh rashi',
  lagna: 'lagna | lagn',
  cusp: 'bhav | bhaav | cusp',
  signify: 'karyesh | karak',
  rp: 'shasak grah',
  strong: 'balwan | takatwar | mazboot | majboot | kamzor grah',
  combust: 'ast',
  yoga: 'yog | yoga | rajyog | raj yog | gajkesari',
  chart: 'kundli | kundali | janampatri | janmpatri | patrika | patri | teva | janm kundli | janam kundli',
  astrologer: 'jyotishi | jyotish | pandit | jatak | client ki kundli',
  emergency:
    'behosh | saans nahi | zeher | jahar | atmahatya | aatmhatya | khoon bah* | seene me dard | marna chahta | marna chahti | attack aa gaya | daura pada abhi | gala ghut | mar jaunga | phansi | jaan dena | jaan de du | jaan dene | khudkushi | khud ko nuksan | khud ko chot | mar jana chahta | mar jana chahti | jeena nahi chahti | jeena nahi chahta',
  kill: 'maar du | maaru | qatl | hatya | khatam karne',
  when: 'kab | kis saal | kitne saal | kab tak | kis umar',
  who: 'kisse | kis se | kiske saath | kiske sath | kaun | kon',
  why: 'kyu | kyun | kyon | kyo | wajah | karan',
  past: 'hua tha | ho gaya tha | pichhle saal | beete',
  number: 'prashna kundli | prashn kundli | prashna number | prashn number | mera number',
};
