/**
 * The rules of festivals written once more, a line each: what fixes it, the part of the day with the day taken where
 * that has it twice and never, and what else there is.
 */
export const RULES = `
yugadi | tithi 1 1 | sunrise first first
gudi_padwa | tithi 1 1 | sunrise first first
chaitra_navratri | tithi 1 1 | sunrise first first
cheti_chand | after yugadi 0
gangaur | tithi 1 3 | sunrise first first
matsya_jayanti | tithi 1 3 | afternoon second second 24
yamuna_chhath | tithi 1 6 | sunrise first first
basanti_puja | tithi 1 7 | sunrise first first
annapurna_puja | tithi 1 8 | sunrise first first
rama_navami | tithi 1 9 | midday second second 24
rama_navami_vaishnava | tithi 1 9 | sunrise first next
hanuman_jayanti | tithi 1 15 | sunrise first first
vallabhacharya_jayanti | tithi 1 26 | sunrise first first
parashurama_jayanti | tithi 2 3 | dusk second second
akshaya_tritiya | tithi 2 3 | forenoon second first 144
shankaracharya_jayanti | tithi 2 5 | sunrise first first
ganga_saptami | tithi 2 7 | midday second second 24
sita_navami | tithi 2 9 | midday second second 24
narasimha_jayanti | tithi 2 14 | sunset second second
narasimha_jayanti_vaishnava | tithi 2 14 | sunrise first next
buddha_purnima | tithi 2 15 | sunrise first first
telugu_hanuman_jayanti | tithi 2 25 | sunrise first first
shani_jayanti | tithi 2 30 | sunrise first first
vat_savitri_amavasya | tithi 2 30 | afternoon first second
ganga_dussehra | tithi 3 10 | sunrise first first | added
jamai_shashthi | tithi 3 6 | sunrise first first
mahesh_navami | tithi 3 9 | sunrise first first
vat_purnima | tithi 3 15 | afternoon first second
kabir_jayanti | tithi 3 15 | sunrise first first
rath_yatra | tithi 4 2 | sunrise first first
guru_purnima | tithi 4 15 | sunrise first first
hariyali_amavasya | tithi 4 30 | sunrise first first
hariyali_teej | tithi 5 3 | sunrise first first
nag_panchami | tithi 5 5 | sunrise first first 144
tulsidas_jayanti | tithi 5 7 | sunrise first first
varalakshmi_vratam | weekday 5 shravana_purnima
shravana_purnima | tithi 5 15 | sunrise first first
raksha_bandhan | own raksha_bandhan
kajari_teej | tithi 5 18 | sunrise first first
bahula_chaturthi | tithi 5 19 | sunset second second
nag_pancham | tithi 5 20 | sunrise first first 48
hal_shashthi | tithi 5 21 | sunrise first first
randhan_chhath | after krishna_janmashtami -2
shitala_satam | after krishna_janmashtami -1
krishna_janmashtami | tithi 5 23 | midnight second second
krishna_janmashtami_vaishnava | tithi 5 23 | sunrise first next
dahi_handi | after krishna_janmashtami 1
pithori_amavasya | tithi 5 30 | dusk first first fuller
hartalika_teej | tithi 6 3 | sunrise second first
ganesh_chaturthi | tithi 6 4 | midday first first fuller
rishi_panchami | tithi 6 5 | midday first first fuller
radha_ashtami | tithi 6 8 | midday second second 24
anant_chaturdashi | tithi 6 14 | sunrise first first
pitru_paksha | tithi 6 16 | afternoon second first fuller
mahalaya_amavasya | tithi 6 30 | afternoon second first fuller
bathukamma | tithi 6 30 | afternoon second first fuller
sharad_navratri | tithi 7 1 | sunrise first first 48
maha_saptami | tithi 7 7 | sunrise second first
durga_ashtami | tithi 7 8 | sunrise first first
maha_navami | tithi 7 9 | afternoon first second
durga_shashthi | tithi 7 6 | sunrise second first
durga_saptami | tithi 7 7 | sunrise second first
durga_puja_ashtami | tithi 7 8 | sunrise second first
durga_navami | tithi 7 9 | sunrise second first
bijoya_dashami | tithi 7 10 | sunrise second first
vidyarambham | tithi 7 10 | sunrise second first
vijayadashami | own vijayadashami
sharad_purnima | tithi 7 15 | midnight second second
valmiki_jayanti | tithi 7 15 | sunrise first first
karwa_chauth | tithi 7 19 | moonrise first second
ahoi_ashtami | tithi 7 23 | dusk second second
vagh_baras | tithi 7 27 | dusk first first fuller
dhanteras | tithi 7 28 | dusk second second fuller
kali_chaudas | tithi 7 29 | midnight second second
naraka_chaturdashi | tithi 7 29 | dawn first next fuller
diwali | tithi 7 30 | dusk second second fuller
kali_puja | tithi 7 30 | midnight first second fuller
govardhan_puja | tithi 8 1 | sunrise first first
bali_pratipada | tithi 8 1 | sunrise first first
bestu_varas | tithi 8 1 | sunrise first first
bhai_dooj | tithi 8 2 | afternoon second second 24
nagula_chavithi | tithi 8 4 | midday first first fuller
labh_pancham | tithi 8 5 | sunrise first first
chhath | tithi 8 6 | sunrise first first
gopashtami | tithi 8 8 | sunrise first first
akshaya_navami | tithi 8 9 | forenoon second first 144
jagaddhatri_puja | tithi 8 9 | sunrise first first
tulsi_vivah | tithi 8 12 | sunrise first first
vaikuntha_chaturdashi | tithi 8 14 | midnight second second
dev_diwali | tithi 8 15 | dusk second second
kartika_purnima | tithi 8 15 | sunrise first first
kala_bhairava_jayanti | tithi 8 23 | midnight second second
champa_shashthi | tithi 9 6 | sunrise first first
vivah_panchami | tithi 9 5 | sunrise first first
dattatreya_jayanti | tithi 9 15 | dusk second second
shakambhari_purnima | tithi 10 15 | sunrise first first
mauni_amavasya | tithi 10 30 | sunrise first first
sakat_chauth | tithi 10 19 | moonrise first second
vasant_panchami | tithi 11 5 | morning first first
saraswati_puja | tithi 11 5 | morning first first
ratha_saptami | tithi 11 7 | dawn first next fuller
bhishma_ashtami | tithi 11 8 | midday second second 24
ravidas_jayanti | tithi 11 15 | sunrise first first
maha_shivaratri | tithi 11 29 | midnight first second fuller
holika_dahan | own holika_dahan
holi | after holika_dahan 1
dol_purnima | tithi 12 15 | sunrise first first
rang_panchami | tithi 12 20 | sunrise first first
sheetala_ashtami | tithi 12 23 | sunrise first first
makara_sankranti | sun 9 1 | by_sunset
lohri | sun 9 0 | by_sunset
bhogi | sun 9 0 | by_sunset
kanuma | sun 9 2 | by_sunset
vaisakhi | sun 0 1 | civil_day
vishwakarma_puja | sun 5 1 | civil_day
bhogi_pongal | sun 9 0 | by_sunset
pongal | sun 9 1 | by_sunset
mattu_pongal | sun 9 2 | by_sunset
kaanum_pongal | sun 9 3 | by_sunset
puthandu | sun 0 1 | by_sunset
aadi_perukku | sun 3 18 | by_sunset
thai_poosam | star 8 9 by_sunset | sunrise first first | full_moon purnima
panguni_uthiram | star 12 11 by_sunset | sunrise first first | full_moon purnima
chitra_pournami | tithi-in-sign 15 0 | sunrise first first
vaikasi_visakam | star 16 1 by_sunset | sunrise first first | full_moon purnima
aadi_pooram | star 11 3 by_sunset | sunrise first first | last
aadi_amavasai | tithi-in-sign 30 3 | afternoon second first fuller
thai_amavasai | tithi-in-sign 30 9 | afternoon second first fuller
avani_avittam | after raksha_bandhan 0
gokulashtami | tithi 5 23 | midnight second second
deepavali | tithi 7 29 | dawn first next fuller
skanda_sashti | tithi 8 6 | sunset second second
karthigai_deepam | star 3 7 by_sunset | dusk first second | full_moon
vaikuntha_ekadashi | tithi-in-sign 11 8 | sunrise first first
arudra_darshanam | star 6 8 by_sunset | sunrise first first | full_moon
vishu | sun 0 1 | by_sunrise
chingam_one | sun 4 1 | by_afternoon
thiruvonam | star 22 4 by_afternoon | sunrise first first | last
first_onam | after thiruvonam -1
atham | after thiruvonam -9
sree_krishna_jayanthi | tithi-in-sign 23 4 | midnight second second
thiruvathira | star 6 8 by_afternoon | sunrise first first | full_moon
thrissur_pooram | star 11 0 by_afternoon | sunrise first first | full_moon
attukal_pongala | star 11 10 by_afternoon | sunrise first first | full_moon
karkidaka_vavu | tithi-in-sign 30 3 | afternoon second first fuller
mandala_begins | sun 7 1 | by_afternoon
makaravilakku | sun 9 1 | by_afternoon
guruvayur_ekadashi | tithi-in-sign 11 7 | sunrise first first
malayalam_deepavali | tithi 7 29 | dawn first next fuller
pohela_boishakh | sun 0 1 | after_midnight
poush_sankranti | sun 9 0 | after_midnight
charak | sun 0 0 | after_midnight
uttarayan | sun 9 1 | by_sunset
vinayaka_chaturthi | every 4 | midday first first fuller
skanda_shashthi | every 6 | sunset second second
masik_durgashtami | every 8 | sunrise first first
pradosha | every 13 | dusk second second fuller
purnima | every 15 | sunrise first first
sankashti_chaturthi | every 19 | moonrise first second
kalashtami | every 23 | midnight second second
pradosha | every 28 | dusk second second fuller
masik_shivaratri | every 29 | midnight second second
amavasya | every 30 | sunrise first first
`;
