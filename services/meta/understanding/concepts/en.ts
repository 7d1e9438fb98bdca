import type { Words } from './words.ts';

export const ENGLISH_WORDS: Words = {
  marry:
    'marry | marries | married | marrying | marriage | marriages | maried | marrige | mariage | wed | wedding | weddings | weding | hitched | nuptials | bride | bridegroom | groom | tie the knot | settle down with | wedlock | matrimony | altar | shaadi | shadi | vivah | nikah | kalyanam | married off | get spliced | wedding bells | i do | a wife | a husband | marital | marraige | get hitched | settled in marriage | spoken for | hubby material | walk down the aisle | vows | matrimonial | rishta | rishtas | alliance | alliances | proposals from families',
  remarry:
    'remarry | remarried | remarriage | marry again | second marriage | second husband | second wife | second wedding | another marriage | marry a second | another wedding | third marriage | married again | second time around | next husband | next wife | widow | widowed | widower | someone new after | new husband | new wife | second spouse | after my divorce | after the divorce | after divorce',
  spouse:
    'spouse | husband | wife | hubby | wifey | hubbys | better half | life partner | hus | missus | hubbie | husbands | wifes | wives | my man | old man | mrs | consort | in wedlock',
  future_spouse:
    'future husband | future wife | future spouse | future partner | husband to be | wife to be | wife be | husband be | partner be | person i will marry',
  partner:
    'partner | boyfriend | girlfriend | bf | gf | fiance | fiancee | fiancé | lover | sweetheart | girl friend | boy friend | crush | ex | exes | beau | fella | bloke i see | my guy | guy | my girl | bae | sweetie | significant other | loved one',
  love: 'love | loves | loved | loving | romance | romantic | soulmate | feelings | affection | luv | dating | date me | fall in love | in love | crush | sweetheart | valentine | tinder | flirting | fancy me | fancies me | has a crush | likes me | like me back | into me | fallen for | falling for | head over heels | swipe | hinge | bumble | first date | blind date | mr right | miss right | true love | someone special | somebody for me | someone for me | love life | crushing on | sweet on | smitten | been kissed | cupid | flirts | flirt | fall for | falls for | date a | go on dates | has feelings | friendzoned | asks me out | ask her out | ask him out | coupled up',
  arranged:
    'arranged | arrange | elope | intercaste | caste | parents agree | parents against | my parents | say yes to my | approve of | approval | blessing | against our | different religion | other religion | interfaith | own choice | my choice | caste issue | family agree | family accept | accept him | accept her',
  relationship:
    'relationship | relation | relationships | situationship | couple | romance | together with | going anywhere | thing with him | thing with her | thing with | where are we heading | us two | between us | long distance | on and off | is he serious | is she serious | commit | commits | commitment | ghosted | ghosting | friends with benefits | the two of us',
  engage:
    'engaged | engagement | propose | proposes | proposed | betrothal | betrothed | roka | fiance | pops the question | pop the question | ring on it | engagement ring | the question | popped the question | bought the ring | ring is bought | say yes to me | get engaged | sagai | ring ceremony',
  cohabit:
    'move in together | moving in together | moving in with | move in with | live together | living together | live in | livein | cohabit | cohabiting | share a flat | sharing a flat | under one roof | live with my | share a home | shared flat | move into my place | move in | moves in | same roof | living with',
  divorce:
    'divorce | divorced | divorcing | divorces | divorsed | seperated | separate | separated | separation | split | splitting | talaq | alimony | annul | annulment | leave my husband | leave my wife | leave him | leave her | custody split | marriage end | marriage over | ends the marriage | marriage is over | over between us | walk out on me | walks out on me | leaves me | leaving me | left me | go separate ways | file papers | khula | divorcee | papers served | served me papers | living apart | live apart | better off apart | end my marriage | out of this marriage | wants out',
  breakup:
    'break up | broke up | breakup | breaking up | dump | dumped | dumps me | dump him | dump her | end things | ended things | on a break | wants a break | needs space | broke it off | call it off | called it off | call off',
  quarrel:
    'fight | fights | fighting | quarrel | quarrels | argue | argues | arguing | argument | arguments | shout | shouts | shouting | conflict | tension | friction | row | rows | disputes | clash | discord | bicker | bickering | hostile | screaming | yells | yelling | at each others throats | silent treatment | cold war | dont talk anymore | no peace at home | nagging | nags | snaps at me | constant fights | grown apart | grow apart | rows every | nag | not talking | not speaking | on talking terms | on speaking terms | throws things | war zone | beats me | hits me | mad at me | furious | like flatmates | separate rooms | flatmates not lovers | couch | cold to me | ignores me | screams at me | insults me',
  reunite:
    'come back | comes back | back together | get back | reconcile | reconciliation | reunite | reunited | reunion | patch up | make up | return to me | returns to me | back to me | my ex | second chance | win him back | win her back | want her back | want him back | take me back | takes me back | come home to me | comes home to me | return to him | get my ex | ex back | made up | rekindle | back in my life | unblock me | back to him | back to her | wont pick up | another chance | come round',
  cheat:
    'cheat | cheats | cheating | cheated on | affair | affairs | unfaithful | faithful | infidelity | loyal | loyalty | lover | mistress | two timing | twotiming | another woman | another man | other woman | someone else | third person | seeing someone | seeing another | extramarital | side chick | side piece | fling | on the side | behind my back | lying to me | hides his phone | hides her phone | his phone | her phone | sleeping with | sleeps with | true to me | be trusted | double life | hotel bill | sleeping around | lipstick on | playing me | honest with me | hides things | deleted messages | other girls | other women | other men | texting another | secret girlfriend | sneaking around | late nights at the office | lipstick',
  alone:
    'single | alone | lonely | loneliness | unmarried | bachelor | spinster | forever alone | nobody loves | unlovable | never had a boyfriend | never had a girlfriend | single life | on my own forever',
  compatible:
    'compatible | compatibility | match | matching | milan | guna | gunas | gun | koota | kootas | porutham | poruthams | ashtakoota | synastry | suit each | fit together | right one | the one | meant for | made for each | good match | right for me | right for him | horoscopes match | right for each other | made for each other | charts match',
  dob: 'born | dob | birthday | birth date | birthdate | born on | date of birth',
  child:
    'child | children | kid | kids | baby | babies | progeny | offspring | infant | newborn | toddler | kiddo | little one | santan | bundle of joy',
  conceive:
    'conceive | conceiving | conception | pregnant | pregnancy | pregnent | expecting | fertility | fertile | infertile | infertility | ttc | womb | ovulation | bump | trying for a | have a baby | have kids | have children | become a mother | become a father | become parents | no baby yet | trying for years | trying for a baby | fall pregnant | get pregnant | knocked up | negative test | positive test | two lines | expecting a baby | baby of my own | carry a child | childless | barren | be a mum | be a dad | be parents | stork | bun in the oven | good news | preggers | carrying | heir | amh | fibroids | sperm | low sperm | motherhood | fatherhood | parenthood | mummy to be | with child | heartbeat | ultrasound | period is late | test tube | iui | ovulat* | embryo*',
  ivf: 'ivf | iui | icsi | embryo | surrogacy | surrogate | egg freezing | donor egg | test tube | fertility treatment | fertility clinic',
  second:
    'second | another | third | sibling | number two | one more | again | little brother for | little sister for | brother for our | sister for our | playmate | next baby | second baby',
  miscarry:
    'miscarriage | miscarry | miscarried | stillbirth | stillborn | lost the baby | lost our baby | abortion | pregnancy loss | miscarriages | lost a baby | lost the pregnancy | lost my baby | losses',
  adopt: 'adopt | adopts | adopted | adopting | adoption | foster | orphanage | adopton | foster* | orphan*',
  gender: 'boy or girl | girl or boy | gender | sex of | son or daughter | daughter or son',
  delivery_birth:
    'delivery | labour | labor | cesarean | caesarean | csection | c section | birth of | giving birth | due date',
  job: 'job | jobs | work | employment | employed | naukri | position | post | vacancy | opening | role | placement | occupation | workplace | office | hired | hire | recruit | recruited | gig | joblife | employer hires | get hired | paid work | earning a living | first salary | career start | graduate job | placements | hiring | cab | cabbie | shift* | payslip | vacancies | hire me | cv | cvs | colleague* | night shift | overtime',
  jobless:
    'jobless | unemployed | unemployment | out of work | without work | no job | without a job | job search | job hunt | job hunting | cvs | resumes | applications | laid off | no replies | no interviews | sending cvs | sending applications | sent applications | looking for work | looking for a job | searching for a job | job seeker | on benefits | between jobs | sitting at home | on the dole | the dole | idle at home | retrenched | back in work | rejected everywhere | ghosted by recruiters | on the bench',
  career:
    'career | careers | carreer | carrier | profession | professional | proffesion | vocation | work life | working life',
  promote:
    'promotion | promoted | promote | increment | raise | hike | appraisal | pay rise | payrise | elevation | tenure | higher post | team lead | senior | partner in the firm | next step up | bumped up | pay raise | rung | ladder | move up | climb | bigger title | job title | grade | band | next level at work | made manager | become manager | head of department | step up | appraised | bump me up | top job | corner office | higher designation | go up a grade | senior post | be made head | promotion list | dpc | head of | vp role | vp roll | senior role | my raise | salary goes up | salary go up | bump up',
  stuck:
    'stuck | stagnant | stagnating | stagnation | blocked | blockage | dead end | passed over | no growth | not moving | no progress | overlooked | plateau | nowhere | going nowhere | held back | same position | same post | passed me over | overtaken | get ahead | getting nowhere | going round in circles | standstill | hit a wall | glass ceiling | rut | same desk | nothing moves',
  change_job:
    'job change | change jobs | change job | change my job | switch | switching | new job | another job | other job | job offer | new employer | new company | another company | other company | offer | other firm | new role | career change | rival firm | competitor | counter offer | better job | greener pastures | jump to | move jobs | moving jobs | change companies | change company | headhunted | recruiter | stay or go | hop | jump ship | new line of work | switch careers | change careers | different job | other offer | joining another',
  resign:
    'resign | resignation | quit | quitting | notice | papers | give up my job | leave my job | leave the job | hand in | handing in | walk out | leave this job | jack in | pack in | throw in the towel | walk away from my job | chuck my job | leave work | leave my work | hand my notice | quit my job | had enough of my job | fed up with my job | hate my job | hate work | give notice | hand in my resignation | resigning | walk away from work | chuck it in | put in my notice | quit work',
  transfer:
    'transfer | transferred | transfers | posting | posted | relocated | branch | deputation | transfer order | home town posting | move me to | moved to another office | shift me to | other city office',
  fired:
    'fired | fire | sacked | sack | layoff | layoffs | laid off | lay off | terminated | termination | redundant | redundancy | downsizing | cutbacks | job loss | lose my job | losing my job | pink slip | let me go | let go | axed | booted | kicked out | get rid of me | cutting jobs | cut jobs | suspended | suspension | chopping block | get the boot | the boot | get the chop | the chop | the axe | on the list | staff cuts | cost cutting | cost cuts | cuts at work | lay me off | laying off | laid me off | lose my post | lost my job | contract ended | outsourced | ai takes my job | shedding staff | get sacked | restructuring | reorganisation | position eliminated | retrenched | retrenchment | dismissed | dismissal | pushed out | push me out | pip | position cut | redundancies | job cuts | headcount | let my husband go | threw me out of work | redundan* | given the boot | layoff* | made redundant',
  secure:
    'secure | security | safe | confirmed | probation | permanent | renewed | extended | renewal | confirmation | keep my job | fixed term | kept on | keep me on | job secure | stay in my job | tenured | made permanent',
  boss: 'boss | manager | supervisor | superior | director | employer | ceo | management | colleague | colleagues | coworker | coworkers',
  retire: 'retire | retires | retired | retirement | retiring | pension | vrs | stop working | pensioner | worn out',
  interview:
    'interview | interviews | interveiw | interviewed | selected | selection | shortlisted | shortlist | final round | callback | the panel | second interview | hr call | hear back | heard back | no answer after | get selected | got through',
  government:
    'government | govt | sarkari | civil service | civil servant | ias | ips | railway | railways | public sector | state service | army | navy | police job | defence | psu | bureaucrat | public service',
  business:
    'business | businesses | bussiness | company | startup | start up | firm | shop | my store | a store | stores | cafe | restaurant | bakery | venture | enterprise | entrepreneur | entrepreneurship | franchise | boutique | factory | salon | bistro | studio | trade business | outlet | clients | customers | dhanda | bizness | food truck | takeaway | bar | pub | clinic | agency | small business | workshop | online store | webshop | dealership | gym | hotel | firm of mine | stall | garage | transport business | pharmacy | parlour | poultry | goat farming | coaching centre | software company | clothing label | guest house | coffee cart',
  start:
    'start | starting | begin | beginning | launch | launching | open | opening | found | founding | set up | setting up | inaugurate | inauguration | kick off',
  survive:
    'survive | survives | survival | grow | growth | expand | expansion | profit | profits | profitable | slow | sales | make it | pick up | thrive | flourish | orders are down | few customers | no customers | keep afloat | stay afloat | pull through | turn around | turnaround | make a profit | break even | losing money | bleeding money',
  closing:
    'close | closed | closing | closure | shut | shutdown | bankrupt | bankruptcy | insolvent | insolvency | failed | fail | fails | collapse | collapsed | folded | gone bust | went under | liquidation | wind up | go under | goes under | going under | go bust | goes bust | shut down | shut my | closed my | had to close',
  business_partner:
    'business partner | business partners | partnership | co founder | cofounder | joint venture | jv | partners in',
  freelance:
    'freelance | freelancer | freelancing | self employed | solo | own boss | independent | consultant | private practice | own practice | for myself | consultancy',
  which_work:
    'what job | which job | what career | which career | which profession | what profession | which field | what field | which line | what work | what kind of work | ideal job | right career | right profession | suits me | best career | for a living | what should i do | made for | cut out | calling at | which trade | which occupation | suited for | suited to | good at | line of work',
  occupation_name:
    'doctor | nurse | lawyer | teacher | engineer | pilot | chef | cook | architect | accountant | designer | dancer | singer | dentist | scientist | farmer | journalist | banker | programmer | coder | psychologist | veterinarian | vet | plumber | soldier | cop | policeman | hairdresser | electrician | driver | professor | surgeon | healer | salesman | nursing | teaching | farming | marketing | journalism | programming | coding | therapist | social worker | tailor | mechanic | carpenter | barber | waiter | firefighter | translator | photographer | chartered accountant | fashion designer | footballer | paramedic | midwife | judge | actress | data analyst | software engineer',
  describe:
    'describe | description | look like | looks like | what kind of | what sort of | appearance | nature of | character | personality | kaisi | kaisa | portrait | like as',
  award:
    'award | awards | prize | prizes | medal | honour | honor | honoured | nominated | recognition | trophy | title | nobel',
  fame: 'famous | fame | celebrity | viral | known by | recognised | reputation | popular | popularity | followers | limelight | star of | household name | go viral | subscribers | blow up',
  film: 'film | films | movie | movies | cinema | actor | actress | acting | act | theatre | stage | audition | band | album | music | musician | singer | singing | modelling | model | bollywood | tv | serial | comedian | dance | song | screen',
  write:
    'book | books | novel | author | publish | published | publisher | publishing | manuscript | poems | poetry | writing | writer | screenplay | memoir | bestseller | printed',
  politics:
    'politics | political | politician | elected | elect | council | mayor | minister | mla | parliament | candidate | candidacy | party ticket | run for office | stand for | seat | senate | sarpanch | nomination | councillor | ticket from the party',
  money:
    'money | cash | funds | finances | finance | financial | income | paisa | rupees | dollars | bucks | wealth | wealthy | rich | richer | riches | fortune | prosper | prosperity | prosperous | millionaire | billionaire | crorepati | affluent | well off | moneywise | dough | capital',
  salary: 'salary | pay | wage | wages | earn | earns | earning | earnings | income | paycheck',
  loss: 'loss | losses | lost money | lose money | lost all | scam | scammed | fraud | swindled | cheated me | cheated out | duped | conned | ponzi | lost everything | lost my savings | crook | con man | phishing | wiped out | lost a packet | lost it all | down the drain | chit fund | lost a fortune | sunk money | defrauded | slipping through my fingers | slips through | drain* | leak money',
  borrow: 'loan | loans | borrow | borrowing | mortgage | credit | lender | lend | sanctioned',
  debt: 'debt | debts | owe | owing | owed | emi | emis | creditors | creditor | repay | repaid | repayment | pay off | pay back | clear my | in the red | overdue | debt free | arrears | dues | installment | instalments | instalment | bailiffs | loan shark | moneylender | collectors | overdraft | maxed out | student loan',
  owes_me:
    'owes me | owe me | lent | borrowed from me | money back | my money back | pay me | unpaid | invoice | invoices | refund | stuck money | dues | recover my money | gave him money | never paid | pays back | returns my money | dodges me | back wages | owed to me | stuck funds | lent him | lent her | lent them | gave a loan | advance back | wont pay me | has not paid | wont pay me back | pay me back | took the advance | unpaid invoice*',
  inherit:
    'inherit | inheritance | inherited | legacy | heir | heiress | estate | testament | probate | bequest | in the will | in her will | in his will | left me anything | left us | leave me something | heirs | vasiyat | grans will | estate money | dads will | mums will | the will | left me | left everything | got it all | heir* | beneficiary',
  insurance:
    'insurance | insurer | claim | claims | gratuity | payout | compensation | provident | pf | settlement | severance | policy | insurance pay*',
  lottery:
    'lottery | lotto | jackpot | raffle | scratch card | powerball | windfall | betting | bet | bets | gamble | gambling | casino | lucky numbers | lucky draw | satta | matka',
  invest:
    'invest | investing | investment | investments | shares | stock | stocks | trading | trade | trader | crypto | bitcoin | ethereum | btc | forex | options | futures | nifty | sensex | mutual funds | gold | portfolio | speculate | speculation | equity | equities | apple stock | reliance | tata | keep or dump | dump my | hodl | dogecoin | nft | etf',
  intraday: 'intraday | session | scalping | trading session | trading hours | day trade',
  save: 'save | savings | saving | nest egg | put aside | set aside',
  house:
    'house | houses | home | homes | flat | flats | apartment | apartments | property | properties | plot | land | real estate | condo | villa | bungalow | cottage | residence | own place | building | roof | farm | four walls | homeowner | home owner | own four walls | place of my own | own home | first flat | my first house | plots',
  buy: 'buy | buying | bought | purchase | purchasing | bid | own | owning | acquire | afford | grab it | snap it up | purchase of | put in an offer | make an offer',
  build:
    'build | building | construct | construction | renovate | renovation | builder | contractor | rebuild | possession | half built | extension | building works | planning permission | second floor | borewell | roof | walls are up | foundation laid | builder* | bricks | plaster',
  sell: 'sell | selling | sold | sale | buyer | buyers | seller | on the market',
  rent: 'rent | renting | rented | tenant | tenants | lease | letting | landlord | lodger | let out | airbnb | landlord* | tenant* | lodger* | deposit back | evict* | kicks us out | subtenant | flatmate wanted | rental | vacant flat | lessee',
  ancestral:
    'ancestral | grandfathers land | family land | family property | fathers property | paternal | forefathers | partition | share in | my share | inheritance land',
  vehicle:
    'car | cars | bike | bikes | motorcycle | motorbike | scooter | vehicle | vehicles | automobile | truck | suv | auto | van | wheels | scooty | tractor | lorry | bmw | honda | mercedes | audi | toyota | ev | four wheeler | two wheeler',
  move: 'move | moving | moved | shift | shifting | relocate | relocation | move house | moving house | change of residence | change house | move out | moving out | another town | another city | new place',
  abroad:
    'abroad | overseas | foreign | country | countries | usa | us | america | canada | germany | australia | uk | england | london | dubai | gulf | europe | singapore | new zealand | japan | france | ireland | states | onsite | expat | qatar | saudi | oversea | poland | italy | spain | netherlands | holland | sweden | norway | switzerland | malaysia | oman | kuwait | bahrain | korea | portugal | turkey | south africa | toronto | sydney | melbourne | berlin | new york | vancouver | doha | riyadh | abu dhabi | thailand | bali | scotland | belgium | austria | finland | denmark | foreigner | outside india | outside my country',
  emigrate:
    'emigrate | emigration | immigrate | immigration | settle | settled | settling | settlement | permanent residence | pr | green card | greencard | citizenship | citizen | for good | permanently | japa | emigrating | naturalisation | residency | move countries | settle abroad | leave the country | emigrat*',
  travel:
    'travel | travelling | traveling | trip | trips | journey | tour | vacation | holiday | holidays | voyage | flight | fly | road trip | cruise | backpack | day trip | camping | honeymoon | drive to | driving to | bus trip | trip to | holiday in | vacation in',
  visa: 'visa | visas | h1b | passport | embassy | consulate | work permit | permit | asylum | stamping | schengen | deported | deportation | immigration papers | residence card',
  return_home:
    'go home | going home | back home | go back | return home | return to india | back to india | back to my country | homeland | homesick | motherland | my own country | home for ever | home for good | come home from | back for good',
  pilgrimage:
    'pilgrimage | yatra | kashi | tirupati | hajj | umrah | mecca | vaishno | char dham | kailash | sabarimala | camino | lourdes | holy place | shrine | temple | varanasi',
  best_place:
    'which city | which country | which place | best city | best place | where should i live | which town | relocation chart | astrocartography',
  court:
    'court | courts | case | cases | lawsuit | lawsuits | litigation | trial | hearing | judge | judgement | judgment | verdict | legal | lawyer | lawyers | attorney | sue | sues | suing | sued | dispute | appeal | justice | acquitted | notice from | fir | 498a | summons | plaintiff | defendant | prosecuted | tribunal | petition | charges | accused | cheque bounce | rera | mediation | legal notice | police case | complaint | court date | subpoena | litigant | false case | mukadma | hearing* | solicitor | drink driving | dui | contest the will | contest',
  win: 'win | wins | winning | won | victory | victorious | beat | defeat | succeed | in my favour | favour | champion',
  custody:
    'custody | visitation | who gets the kids | who gets the child | take the kids | full custody | joint custody',
  prison:
    'prison | jail | imprisoned | imprisonment | arrested | arrest | behind bars | locked up | sentence | sentenced | serve time | convicted | inside for | jail* | doing time | custody since',
  bail: 'bail | parole | released | release | let out of jail | out of prison | out of jail',
  study:
    'study | studies | studying | education | educational | college | university | uni | degree | masters | mba | admission | graduate | graduation | graduating | academic | academics | course | courses | btech | mbbs | faculty | campus | learn | learning | semester | lectures | med school | bba | bcom | phd | nursing college | college life | law school | college place | sixth form | med skool',
  school:
    'school | schools | class | grade | grades | std | 10th | 12th | standard | teacher | marks | boards | kindergarten | pupil | homework | matric',
  exam: 'exam | exams | test | result | results | pass | passed | passing | clear | finals | semester | backlog | marks | retake | ielts | toefl | paper | papers | a levels | gcse | nclex | usmle | cpa | theory test | driving test | board exam | arrears | first class | flunk | flunked | revision | revised | entrance paper | pte | bar exam | resit | test i sit | every test | midterm* | gcse* | board results | mock',
  compete_exam:
    'upsc | neet | jee | iit | cat | gate | ssc | gre | gmat | entrance | competitive | prelims | mains | rank | bank po | nda | psc | olympiad | clat | aiims | iim | tnpsc | ugc net | afcat | civil services | entrance exam | mpsc',
  scholarship:
    'scholarship | scholarships | stipend | bursary | fellowship | fulbright | daad | grant | financial aid | tuition waiver | fully funded',
  phd: 'phd | doctorate | doctoral | thesis | dissertation | postdoc | viva | research | researcher',
  drop_out:
    'drop out | dropped out | dropout | gap year | discontinue | interrupted studies | quit college | quit university | leave college | break in studies',
  which_subject:
    'which subject | what subject | which course | what to study | should i study | which stream | which degree | major | stream | science | commerce | arts | branch',
  health: 'health | healthy | healthwise | fitness',
  ill: 'ill | illness | sick | sickness | disease | diseases | ailment | unwell | symptoms | infection | infections | fever | cough | ache | aches | pain | pains | painful | hurt | hurts | hurting | sore | suffering | malady | complaint | nausea | rash | migraine | headache | headaches | allergy | allergies | poorly | itch | itches | itchy | vomit | vomiting | dizzy | dizziness | faint | fainting | swollen | swelling | breathless | shortness of breath | jaundice | dengue | malaria | flu | colds | tummy | sneezing | cramps | bloated | bleeding | pneumonia | under the weather | constipation | diarrhoea | typhoid | shake | shaking | shakes | tremble | trembling | numb | numbness | itching | fainted | vomit* | sores | limp | blurred | ringing ears | pins and needles',
  menses:
    'my period | my periods | period is late | menstrual | menstruation | menses | cycle is irregular | irregular periods',
  tired:
    'tired | exhausted | fatigue | fatigued | drained | worn out | no energy | weak | weakness | burnt out | burned out | run down | low energy | sluggish | lethargic',
  recover:
    'recover | recovers | recovered | recovery | cure | cured | heal | heals | healed | healing | get well | get better | gets better | better again | well again | healthy again | fit again | relief | guerison | walk again | back on my feet | on the mend | improve | pull through | pulls through | come through | comes through | get over | gets over | getting over | clear up | back to normal | on my feet | good as new | get rid of this pain | wake up from | turn the corner | beat this illness | on his feet | on her feet | do i walk | cast off | beat the cancer | beat it | rehab | physio',
  treat:
    'treatment | treatments | therapy | therapies | medicine | medicines | medication | homeopathy | homoeopathy | allopathy | ayurveda | ayurvedic | acupuncture | physiotherapy | naturopathy | tablets | pills | remedy or | drug or | herbal',
  misdiagnose:
    'diagnosis | diagnosed | misdiagnosed | misdiagnosis | second opinion | wrong diagnosis | doctors disagree',
  chronic:
    'chronic | diabetes | diabetic | sugar | thyroid | bp | blood pressure | asthma | arthritis | autoimmune | lifelong | incurable | psoriasis | parkinson | epilepsy | pcos | pcod | ibs | hypertension | cholesterol | long term | for years | eczema | fibromyalgia | lupus | gout | parkinson* | alzheimer* | dementia | sclerosis | crohn* | endometriosis | reflux | sinusitis | anaemia | anemia',
  cancer:
    'cancer | tumour | tumor | chemo | chemotherapy | oncology | biopsy | lump | leukemia | leukaemia | remission | metastasis | malignant | benign | radiotherapy | lymphoma',
  hospital:
    'hospital | hospitals | hospitalised | hospitalized | hospitalisation | hospitalization | icu | ward | admitted | discharged | discharge | ambulance | bedridden | clinic | a&e',
  surgery:
    'surgery | surgeries | operation | operations | operated | operate | surgeon | bypass | cataract | replacement | lasik | appendix | hernia | gall bladder | hysterectomy | knee replacement | under the knife | stent | gallstone* | gallbladder | kidney stone* | tonsil* | cataract* | stents | biopsy | hip replacement | take it out | have it removed | scalpel',
  transplant: 'transplant | transplants | donor | donated kidney | new kidney | new liver | waiting list | organ donor',
  mental:
    'depressed | depression | anxiety | anxious | panic | mental | stress | stressed | sad | sadness | insomnia | sleepless | cant sleep | bipolar | ocd | nervous | crying | cry | overthinking | hopeless | adhd | schizophrenia | burnout | peace of mind | mood | moods | emotional | numb inside | empty inside | lost joy | worry all day | ptsd | phobia | blue | weepy | grief | grieving | numb | dark thoughts | no joy | meltdown | worries | worrying | my nerves | restless | cut myself | self harm | joyless | low mood | feel low | feeling low | feel lost | terrified | traumatised | trauma',
  addict:
    'addiction | addicted | addict | alcoholic | alcohol | drinking | drinks | drink | booze | bottle | drugs | drug | smoking | smoke | cigarettes | weed | rehab | sober | relapse | porn | cannabis | heroin | gambling addiction | vaping | vape* | gambl* | drunk | cocaine',
  accident:
    'accident | accidents | injury | injuries | injured | crashed | collision | fall | fell | broken | broke my | safe to drive | on the road | fracture | wound | came off my bike | mishap | dog bite | hurt myself | got hurt | traffic | skid | run over | fell off | fell down | ladder | fracture* | broke his | broke her | broken leg | broken arm | broken hip | knocked down | slipped',
  body_part:
    'organ | organs | body part | body parts | part of the body | part of my body | weak spot | weakest part | liver | kidney | kidneys | lungs | stomach | heart | brain | spine',
  limb: 'knee | knees | shoulder | shoulders | leg | legs | foot | feet | arm | arms | hip | hips | neck | elbow | ankle | wrist | my back | back pain | lower back | slipped disc | sciatica | spine | tooth | teeth | ear | ears | eye | eyes | skin | throat',
  prakriti: 'prakriti | vata | pitta | kapha | tridosha | constitution | body type',
  vitality: 'vitality | immunity | immune | stamina | life force | vigour | strong body | robust | resistance',
  die: 'die | dies | dying | death | dead | pass away | passes away | lifespan | life span | longevity | how long will i live | live long | years left | life expectancy | years have i got | time left | age of death | last breath | long life | short life | live to see | how old will i | how old do i | long to live | maraka | kick the bucket | expire | end of my life | time up | my time is up | time is up | on this earth',
  lost: 'lost | lose | misplaced | mislaid | cant find | missing | vanished | gone | disappeared | where is my | where are my | whereabouts | left my | gone since | nowhere to be found | put it somewhere | cant locate | went missing',
  thing:
    'ring | keys | key | phone | mobile | wallet | purse | passport | glasses | watch | necklace | chain | bag | documents | document | laptop | earrings | bracelet | jewellery | jewelry | gold | file | file folder | certificate | cards | headphones | camera | spectacles | specs | bangle | bangles | hearing aid | luggage | suitcase | album | wedding album | deeds | car key | car keys',
  stolen:
    'stolen | steal | stole | thief | thieves | theft | robbed | robbery | burglary | burgled | burglar | pickpocket | nicked | took my | snatched | pinched',
  pet: 'dog | cat | puppy | kitten | parrot | pet | cow | rabbit | tortoise | hamster | budgie | doggo | kitty | labrador | beagle | goat | goats | donkey | mare | horse | kittens | pup | bunny | poodle | canary',
  missing_person:
    'missing person | ran away | runaway | run away | disappeared | left home | not come home | no news | phone off | nobody knows where | walked out on',
  parcel:
    'parcel | package | letter | courier | delivery | deliver | shipment | order | guest | guests | arrive | arrives | arrival | arriving | reach | email | mail | reply | answer | news | message | call me | post comes | amazon | text back | texts back | ring me | replies | out for delivery | postman | cargo',
  number: 'number | numbers | horary | prashna | prasna | prashnam | seed',
  spirit:
    'spiritual | spirituality | meditation | meditate | moksha | enlightenment | sannyasa | monk | nun | guru | sadhana | kundalini | ashram | awakening | diksha | initiation | psychic | yogi | renounce | liberation',
  deity: 'deity | god | goddess | devata | ishta | worship | pray | shiva | vishnu | krishna',
  past_life:
    'past life | previous life | last life | past birth | previous birth | last birth | reincarnation | reincarnated | earlier life | former life | past lives | previous births',
  karma:
    'karma | karmic | debts from | curse | cursed | sins | ancestors | ancestor | forefathers | bloodline | lineage | legacy of',
  purpose:
    'purpose | dharma | destiny | mission | meaning of my life | why am i here | meant to do | born for | calling',
  gem: 'gem | gemstone | gemstones | stone | stones | sapphire | ruby | emerald | pearl | coral | diamond | neelam | pukhraj | gomed | amethyst | birthstone',
  mantra: 'mantra | mantras | chant | chanting | stotra | japa | prayer | prayers | chalisa | sloka',
  remedy:
    'remedy | remedies | upay | puja | pooja | donate | donation | fasting | fast | yantra | homa | havan | charity | ritual | fix my | lal kitab | totka | parihara | pariharam',
  manglik: 'manglik | mangalik | mangal | kuja | chevvai | sevvai | mangala dosha | mars dosha',
  kalsarp: 'kalsarp | kalsarpa | kaalsarp | kaal sarp | kal sarp | kaal sarpa | kal sarpa',
  dosha:
    'dosha | doshas | dosh | dosham | pitra | pitru | shrapit | guru chandal | gandmool | gandmoola | evil eye | nazar',
  sadesati: 'sade sati | sadesati | sadhesati | sade sathi | ezharai | elarai | elarata | seven and a half',
  dhaiya: 'dhaiya | dhaiyya | ashtama | kantaka | panoti | ashtamashani',
  eclipse: 'eclipse | eclipses | grahan',
  transit: 'transit | transits | gochar | gochara | peyarchi | moving through | passing',
  retro: 'retrograde | retrogrades | retrograd | retro | vakri | rx',
  saturn: 'saturn | shani | sani',
  jupiter: 'jupiter | guru graha | brihaspati',
  mars: 'mars',
  venus: 'venus | shukra',
  mercury: 'mercury | budha',
  moon: 'moon | chandra',
  sun: 'sun | surya',
  nodes: 'rahu | ketu | node | nodes',
  today: 'today | todays | now | tonight',
  tomorrow:
    'tomorrow | tomorow | tmrw | tomorrows | weekend | monday | tuesday | wednesday | thursday | friday | saturday | sunday',
  year: 'year | yr | years | annual | yearly | 2024 | 2025 | 2026 | 2027 | 2028 | 2029 | 2030 | 2031',
  ahead: 'ahead | hold | holds | forecast | outlook | in store | bring | brings | next | coming',
  mother: 'mother | mom | mum | mummy | mothers | mums | mama | amma | mommy',
  father: 'father | dad | daddy | fathers | papa | dads | pa',
  sibling: 'brother | sister | brothers | sisters | sibling | siblings | bro | sis',
  son: 'son | boy | sons',
  daughter: 'daughter | girl | daughters',
  relative:
    'relatives | relative | uncle | aunt | cousin | in laws | inlaws | mother in law | father in law | nephew | niece | family | stepson | son in law | daughter in law | grandmother | grandfather | grandma | grandpa | granny | gran | nan | grandad | granddad | grandkids | grandson | granddaughter | stepmother | stepmum | stepdad | stepkids | in law | mil | fil | sister in law | brother in law | in law* | stepfather | stepdaughter',
  friend: 'friend | friends | best friend | mate | mates | pal | buddy | buddies',
  enemy: 'enemy | enemies | rival | rivals | jealous | betray | betrays | betrayed | backstab | hidden enemies | trust',
  twin: 'twin | twins | triplets',
  birth_time:
    'birth time | time of birth | born at | birth certificate | birth hour | time i was born | hour of birth | minute of birth | mother says',
  uncertain:
    'unsure | not sure | uncertain | approximate | approx | maybe wrong | exact | not exact | roughly | around | about the time | off by | differs',
  unknown_time:
    'dont know my birth | unknown birth | no birth time | time unknown | forgot the time | not recorded | dont know the time | nobody knows | only know the date',
  rectify: 'rectify | rectification | rectified | btr | correct my',
  sport:
    'match | cricket | football | soccer | game | team | cup | ipl | league | final | finals | tournament | tennis | race | olympics | champion | world cup | grand prix | boxing | kabaddi | hockey | championship | marathon | rugby | derby | left back | striker | podium | medal* | nationals | tournament* | csk | rcb | playoffs',
  election:
    'election | elections | president | prime minister | trump | modi | bjp | congress | party | polls | vote | chancellor',
  nation:
    'nation | india | economy | recession | war | world | country future | government | inflation | peace | russia | ukraine | china | pakistan | crisis | petrol price* | petrol | oil price* | ceasefire',
  epidemic: 'pandemic | epidemic | virus | covid | corona | outbreak | lockdown | plague | flu wave',
  rain: 'rain | rains | rainy | weather | storm | storms | snow | sunny | heat | heatwave | heat wave | cyclone | frost | floods | flood | hail | wind | windy | dry | thunderstorm | drizzle',
  monsoon: 'monsoon | monsoons | rainfall | drought',
  season:
    'winter | summer | spring | autumn | season | seasonal | seasons | wintr | heatwave | frost | hail | drought | how hot',
  auspicious:
    'auspicious | muhurta | muhurat | muhurtham | muhurtam | good day | good time | good date | best day | best date | best time | right day | right time | which day | what day | which date | pick a date | find a date | shubh | favourable time | what time | best hour | good hour | day for | date for | good moment | pick a day | which slot | lucky day',
  sign_paper: 'sign | signing | agreement | contract | deed | papers | signature',
  meeting:
    'meeting | meet | meets | appointment | negotiation | negotiate | conference | talk to | sit down | speak to | call with | client meeting',
  housewarming:
    'housewarming | house warming | griha pravesh | grihapravesh | griha pravesam | gruhapravesam | move into the new | enter the new | pravesh',
  foundation: 'bhoomi | bhumi | foundation | foundation stone | shilanyas',
  thread: 'thread | upanayanam | upanayana | janeu | vidyarambham | sacred thread',
  rank: 'rank | compare | which of these | which is better | choose among | these dates | which is best',
  dasha:
    'dasha | dashas | dasa | mahadasha | mahadasa | antardasha | bhukti | bhukthi | period | periods | vimshottari | antara',
  nakshatra: 'nakshatra | nakshatras | nakshtra | nakshatram | birth star',
  sign: 'rashi | rasi | raasi | moon sign | zodiac | sign | sunsign',
  lagna: 'lagna | ascendant | rising | rising sign | lagnam | asc',
  cusp: 'cusp | cusps | cuspal | csl | sub lord | sublord',
  signify: 'significator | significators | signify | signifies | signification | karyesh',
  rp: 'ruling planet | ruling planets | rp | rps',
  strong: 'strong | strongest | strength | weakest | powerful | weak',
  combust: 'combust | combustion | burnt | burned | too close to the sun',
  yoga: 'yoga | yogas | raja yoga | raj yoga',
  chart: 'chart | horoscope | kundli | kundali | patrika | natal | jathagam',
  house_num:
    '1st | 2nd | 3rd | 4th | 5th | 6th | 7th | 8th | 9th | 11th | first house | seventh | tenth | eleventh | fourth | fifth | sixth | eighth | ninth',
  astrologer: 'astrologer | jyotishi | practitioner | client | clients | native | nativity | consultation',
  code: 'python | javascript | code | script | program | programming | sql | html | c++ | bug | debug | function | algorithm | excel | regex',
  emergency:
    'chest pain | unconscious | not breathing | cant breathe | overdose | suicide | suicidal | kill myself | bleeding heavily | collapsed | heart attack now | stroke now | choking | hurt myself | harm myself | end my life | want to die',
  kill: 'kill | murder | poison | stab | bomb | shoot | strangle | arsenic | hitman',
  when: 'when | wen | whn | how soon | how long | what age | which year | what year | by when | till when | until when',
  who: 'who | whom | who is | who will | what is he like | what is she like | what kind of person',
  why: 'why | reason | cause',
  past: 'was | did | had | were',
  offtopic:
    'recipe | recipes | cook | bake | equation | solve | translate | essay | poem | joke | laptop | capital of | homework | summarise | summarize | lyrics | install | download | wifi | password | restaurants near | pizza | integral | grammar | spelling | wikipedia | chatgpt | tax return | human design | python | javascript | crossword | write my | whatsapp | instagram password | best phone | which phone | who made you',
};
