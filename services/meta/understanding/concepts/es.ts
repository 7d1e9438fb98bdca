import type { Words } from './words.ts';

export const SPANISH_WORDS: Words = {
  marry:
    'me case | casarme | casarse | casarnos | casarte | casar | casare | casara | casaran | me caso | se casa | nos casamos | casado | casada | casados | casamos | boda* | bodas | matrimoni* | casamiento* | casorio | altar | nupci* | vestida de blanco | marcha nupcial | conyugal | casar*',
  remarry:
    'volver a casarme | volvere a casarme | me volvere a casar | segundo matrimonio | segunda boda | segundas nupcias | casarme otra vez | casarme de nuevo | otro marido | otra esposa | segundo marido | segundo esposo | segunda esposa | viuda | viudo | rehacer mi vida',
  spouse: 'marido | esposo | esposa | mujer | conyuge | maridos | senora',
  future_spouse:
    'futuro marido | futura esposa | futuro esposo | futura mujer | mi futuro | futura pareja | futuro conyuge',
  partner:
    'novio | novia | novios | pareja | prometido | prometida | noviazgo | chico | chica | amante | enamorado | enamorada',
  love: 'amor* | enamor* | me quiere | te quiero | alma gemela | media naranja | sentimient* | romance* | romant* | ligar | citas | corazon roto | afectiv* | sentimental | me ama | te ama | le amo | lo amo | la amo',
  arranged: 'arreglad* | concertad* | matrimonio arreglado | mis padres no aceptan | por amor',
  relationship: 'relacion* | vinculo | lo nuestro | historia con | saliendo con | va en serio',
  engage:
    'compromiso | comprometer* | prometid* | pedida | pedir la mano | pedir matrimonio | me pedira | me pida | anillo de compromiso | propuesta de matrimonio',
  cohabit:
    'vivir juntos | irnos a vivir | convivir | convivencia | mudarme con mi | vivir con mi novio | vivir con mi novia | union libre | concubinato | vivamos juntos | vivimos juntos | vivir con el | vivir con ella | convivamos | juntarnos | irme a vivir con',
  divorce:
    'divorci* | separacion | separar* | separo | separe | separado | separada | separarme | separarnos | dejarme | dejar a mi marido | romper el matrimonio | pension alimenticia | separ*',
  quarrel:
    'pelea* | peleo | discut* | discusion* | bronca* | crisis matrimonial | conflict* | tension* | grit* | no nos hablamos | no nos entendemos | rina* | nos llevamos mal | nos llevamos fatal | pleitos en casa | malos tratos | pele*',
  reunite:
    'volver | volvera | volvere | volveremos | vuelve | vuelva | regrese | regresa | regresara | regresar | reconcili* | reencuentro | mi ex | recuperar a | hacer las paces | segunda oportunidad | volver conmigo | regresar conmigo',
  cheat:
    'engan* | infiel* | infidel* | cuernos | amante* | traicion* | otra mujer | otro hombre | tercera persona | aventura | leal | fiel | me miente',
  alone: 'solter* | sola | solo | soledad | soltero | nadie me quiere',
  compatible:
    'compatib* | sinastria | somos el uno | hacemos buena pareja | combinamos | persona indicada | persona correcta | hombre indicado | mujer indicada | me conviene | congeni* | la persona | el indicado | la indicada | gunas | alma gemela',
  dob: 'nacio | nacida | nacido | fecha de nacimiento',
  child:
    'crio* | criatura | descendencia | nene | nena | guagua | familia numerosa | hijos | hijas | un hijo | una hija | bebe | bebes | ninos | tener hijos | segundo hijo | el nino | mis hijos | un nino | una nina | hijo* | hija* | bebe* | nin*',
  conceive:
    'embaraz* | concebir | quedar encinta | encinta | prenada | ser madre | ser padre | ser mama | ser papa | fertil* | infertil* | esteril* | gestacion | buscando un bebe | sere madre | sere padre | cigüena | tener hijos | tendre hijos | abuela | quedar embarazada | prenad*',
  ivf: 'in vitro | fiv | inseminacion | fecundacion | ovodonacion | reproduccion asistida | embrion* | vientre de alquiler',
  second: 'segundo | segunda | otro | otra | hermanito | hermanita | de nuevo | otra vez',
  miscarry: 'aborto* | perdi el bebe | perdi al bebe | perdi a mi bebe | perdi el embarazo',
  adopt: 'adopt* | adopcion | acogida | acoger',
  gender: 'nino o nina | varon o | nena o | sexo del bebe | barriga',
  delivery_birth: 'parto* | cesarea | dar a luz | nacer sano',
  job: 'trabaj* | empleo* | puesto* | vacante* | laboral* | chamba | laburo | curro | oficina | colocacion | plaza | contratar* | contraten | contratan | contrato de trabajo | contrato fijo | oposicion',
  jobless:
    'desemple* | en paro | el paro | en el paro | sin trabajo | sin empleo | parado | parada | desocupad* | curriculum* | cv | paro | sin curro',
  career: 'carrera* | profesion* | vocacion* | trayectoria | laboral',
  promote:
    'promocion* | subir de puesto | subir de categoria | jefatura | gerente | director* | encargad* | coordinador* | ascenso | ascensos | ascender | asciende | ascienden | ascendido | ascenderan | ascendere | ascender* | aumento | aumenten | sueldo sube',
  stuck: 'estanc* | bloquead* | no avanzo | no progreso | frena | atascad* | sin futuro | no me valoran',
  change_job:
    'cambiar de trabajo | cambio de trabajo | cambiar de empleo | otra empresa | nuevo trabajo | nuevo empleo | cambiar de empresa | otro trabajo | oferta de trabajo | oferta de otra | cambiarme',
  resign:
    'renunci* | dimit* | dimision | dejar mi trabajo | dejar el trabajo | dejo el trabajo | dejo mi trabajo | dejar la empresa | me largo | mandar todo',
  transfer: 'traslad* | sucursal | cambio de destino | destinar*',
  fired:
    'despid* | despedid* | despedir* | echar* | echen | echan | ere | recort* | corran | corren | plantilla | perder mi trabajo | perder el trabajo | perder el empleo | finiquito | me echan',
  secure:
    'segur* | conservar mi | mantener mi puesto | estable | fijo | indefinid* | renovacion | renovaran | renuevan | renovar mi | renovarme',
  boss: 'jefe | jefa | jefes | patron | gerente | superior | encargado',
  retire: 'jubil* | retirarme | pension',
  interview: 'entrevist* | seleccion | proceso de seleccion | me llamaran',
  government:
    'funcionari* | oposicion* | ayuntamiento | gobierno | empleo publico | administracion publica | guardia civil | policia | plaza de funcionario',
  business:
    'negocio* | empresa* | tienda* | restaurante* | cafeteria* | taller | comercio* | emprend* | startup | socio* | clientes | ventas | peluqueria | panaderia | pyme | local comercial | un bar | mi bar | bares',
  start:
    'abrir | abro | empez* | montar | monto | emprend* | inici* | comenz* | lanzar | fundar | ponemos una | poner un negocio | poner una',
  survive: 'sobreviv* | aguant* | ventas | crecer | prosper* | funcionar* | ira bien | ganancia* | rentable',
  closing: 'cerrar | cierre | cerre | quiebra | quebr* | bancarrota | fracas*',
  business_partner: 'socio | socia | socios | sociedad | asociarme | asocio',
  freelance: 'autonom* | freelance | por mi cuenta | cuenta propia | independiente | independizarme | por libre',
  which_work:
    'que profesion | a que me dedico | a que dedicarme | que trabajo | que oficio | en que trabajar | que carrera profesional | talento | vocacion',
  occupation_name:
    'medico | enfermer* | abogad* | maestr* | profesor* | ingenier* | piloto | cociner* | arquitect* | contador* | disenador* | cientific* | periodist* | programador* | psicolog* | veterinari*',
  describe: 'como sera | como es | describ* | aspecto | caracter | fisico | apariencia | de donde sera',
  award: 'premio* | galardon* | medalla* | reconocimiento | nominad*',
  fame: 'fama | famos* | viral | influencer | seguidor* | celebridad | popular',
  film: 'actor | actriz | cine | pelicula* | serie | cantante | cantar | musica | musical | disco | teatro | baile | bailar* | casting | modelo | banda',
  write: 'libro* | novela* | editorial* | publicar* | escritor* | manuscrito | poema* | autor*',
  politics: 'politic* | alcald* | concejal* | diputad* | candidat* | elegid* | presentarme a',
  money:
    'dinero | plata | rico | rica | riqueza | ricos | fortuna | abundancia | finan* | prosperidad | bolsillo | pobre | economia | economica | economico | economicamente',
  salary:
    'sueldo* | salari* | ingreso* | nomina | aumento | ganar mas | suben el sueldo | subida de sueldo | pagan mas',
  loss: 'perdi dinero | perdidas | perder dinero | pierdo dinero | estaf* | arruin* | ruina | timaron | fraude | perdi todo | perdi mis ahorros | perdio todo | pierdo | pierdo mucho',
  borrow: 'prestamo* | credito* | hipoteca* | prestarme | financiacion',
  debt: 'deuda* | debo | endeud* | acreedor* | pagar lo que debo | tarjetas | embargo | moroso | impagos | pagar la tarjeta | terminar de pagar | acabar de pagar | mora | deber dinero',
  owes_me:
    'me debe | me deben | preste | prestado | devuelv* | devolver* | devolvera* | lo que me debe | me pagara | facturas',
  inherit: 'heren* | hered* | testamento | sucesion | me deja algo | me dejo algo | reparto de bienes | legado',
  insurance: 'seguro | aseguradora | indemniz* | poliza',
  lottery:
    'loteria* | quiniela | gordo | casino | apuesta* | bingo | decimo | boleto | euromillones | juegos de azar | primitiva | me toca la | rasca',
  invest: 'invert* | inversion* | bolsa | acciones | cripto* | bitcoin | fondos | trading | apuesta* | apostar',
  intraday: 'intradia | sesion | a que hora opero',
  save: 'ahorr* | hucha | guardar dinero',
  house:
    'casa | casas | piso | pisos | apartament* | departament* | vivienda* | terreno* | inmueble* | finca | hogar | propiedad* | chalet | depa',
  buy: 'adquirir | adquisicion | comprar* | compro | compra | compramos | compren | comprado | compraremos',
  build: 'constru* | edific* | obra | obras | reformar | reformas | reforma de la casa',
  sell: 'vend* | venta | ventas | comprador* | en venta',
  rent: 'alquil* | inquilin* | arrend* | renta | arriend* | casero',
  ancestral:
    'casa de mis abuelos | casa familiar | tierras | finca familiar | bienes de la familia | casa de mis padres',
  vehicle: 'coche* | carro* | auto | autos | moto | motos | vehiculo* | camioneta | furgoneta',
  move: 'mudanza | domicilio | cambiar de casa | cambio de casa | otro barrio | mudar* | me mudo | mudamos | mudo | mudan | mudaremos',
  abroad:
    'extranjer* | exterior | otro pais | fuera del pais | estados unidos | canada | alemania | inglaterra | europa | australia | usa | francia | suiza | fuera de espana | eeuu',
  emigrate:
    'emigr* | inmigr* | radicar* | establecer* | vivir fuera | vivir en | irme del pais | irme a vivir | ciudadania | nacionalidad | residencia permanente',
  travel: 'viaj* | vacaciones | vuelo* | excursion | escapada',
  visa: 'visa | visas | visado* | green card | pasaporte | permiso de residencia | permiso de trabajo | tarjeta de residencia | embajada | consulado | papeles',
  return_home: 'volver a mi pais | regresar a mi pais | mi tierra | a mi tierra | retorno | vuelta a casa',
  pilgrimage: 'peregrin* | camino de santiago | meca | lourdes | tierra santa | santuario',
  best_place: 'en que ciudad | que ciudad | que pais | astrocartografia | en que lugar | mejor lugar',
  court:
    'juicio* | tribunal* | juzgado* | demanda* | demandar* | denuncia* | pleito* | juez* | abogado | sentencia | judicial* | querella | abogad*',
  win: 'vencer* | vence | victoria | a mi favor | absuelt* | ganar* | gano | gana | ganamos | ganador* | ganaremos',
  custody: 'custodia | patria potestad | tenencia | quitarme a los ninos',
  prison: 'carcel | prision | preso | condena* | encarcel* | detenido | preso* | detenid* | arrest*',
  bail: 'fianza | libertad provisional | libertad condicional | saldra libre | sale de la carcel',
  study: 'estudi* | universi* | facultad | master | grado | matricul* | bachillerato | curso | graduar*',
  school: 'colegio* | escuela* | notas | repetir curso | primaria | instituto | profesora',
  exam: 'examen* | aprob* | aprueb* | selectividad | suspend* | prueba* | parcial* | notas | evau | oposiciones',
  compete_exam: 'oposicion* | plaza | examen de ingreso | el mir | examen mir',
  scholarship: 'beca* | erasmus | ayuda para estudiar',
  phd: 'doctorado | tesis | investigador* | investigacion',
  drop_out: 'dejar los estudios | deje los estudios | dejar la carrera | abandon*',
  which_subject: 'que carrera estudio | que estudio | que estudiar | ciencias o letras | que carrera',
  health: 'salud',
  ill: 'enferm* | dolor* | duele* | molestia* | sintoma* | fiebre | mareo* | migran* | alergia*',
  tired: 'cansad* | agotad* | fatig* | debil* | sin energia | sin fuerzas',
  recover:
    'recuper* | ponerse bien | pone bien | saldra adelante | sale de esta | alta medica | reponer* | curar* | cura | curo | curara | curare | sanar* | sana | mejorar* | mejora | mejore | mejoria | mejor* | se pone bien',
  treat: 'tratamiento* | terapia* | medicina* | medicament* | homeopat* | pastilla*',
  misdiagnose: 'diagnostic* | segunda opinion',
  chronic:
    'cronic* | diabetes | tiroides | hipertension | artrit* | asma | lupus | azucar | colesterol | tension alta | reuma',
  cancer: 'cancer | tumor* | quimio* | oncolog* | metastasis | radioterapia',
  hospital: 'hospital* | ingresad* | ingresar* | clinica | uci | internad*',
  surgery: 'operacion* | operar* | operan | opera | opero | cirug* | quirofano | bisturi',
  transplant: 'trasplante* | donante*',
  mental:
    'depres* | ansiedad | angusti* | panico | triste* | insomnio | duermo | estres | nervios | psicolog* | animo | llor*',
  addict:
    'alcohol* | beber | bebe mucho | droga* | adiccion* | ludopat* | fumar | tabaco | bebe demasiado | borracho | borrachera | cocaina | porros | apuestas online | se droga | juego patologico | drog* | beb* mucho | adict* | borrach* | porro*',
  accident: 'accidente* | choque | caida* | herid* | atropell*',
  body_part: 'organo* | parte del cuerpo | corazon | rinon* | higado | pulmon* | punto flaco',
  prakriti:
    'vata | pitta | kapha | constitucion | constitucion ayurvedica | constituicao ayurvedica | constitution ayurvedique | ayurvedische konstitution | ayurveda typ',
  vitality: 'vitalidad | energia vital | defensas | resistencia',
  die: 'morir* | muerte | muero | morire | longevidad | esperanza de vida | cuantos anos vivire | larga vida | vida larga | llegar a viejo | fallec*',
  lost: 'perdi | perdid* | se me perdio | extravi* | no encuentro | desaparec* | donde deje | donde esta mi | donde estan mis | donde estaran | se perdio | salio y no | se escapo | no aparece | aparecera | apareceran | aparece',
  thing:
    'llave* | anillo | alianza | cartera | billetera | telefono | movil | celular | pasaporte | bolso | gafas | reloj | pendiente* | collar | pulsera | documentos | joya* | maleta | mochila',
  stolen: 'robo | robaron | robad* | ladron* | asalt* | hurto | hurtaron',
  pet: 'perro* | perra | perrit* | gato* | gata | gatit* | loro | mascota | periquito | canario',
  missing_person: 'desaparecio mi | no vuelve a casa | persona desaparecida | paradero | se fugo',
  parcel: 'paquete* | carta llega | envio | llegara | llega | a que hora llega | pedido | mi pedido',
  number: 'numero | pregunta horaria | horaria | el numero',
  spirit: 'espiritual* | medit* | iluminacion | guru | despertar | maestro espiritual',
  deity: 'dios | diosa | deidad | rezar | devata',
  past_life: 'vida pasada | vidas pasadas | vida anterior | vidas anteriores | reencarn*',
  karma: 'karma | karmic* | antepasados | ancestr* | maldicion',
  purpose: 'proposito | mision | sentido de mi vida | para que naci | destino del alma | dharma',
  gem: 'piedra* | gema* | zafiro | rubi | esmeralda | perla | diamante | amuleto',
  mantra: 'mantra* | oracion* | rezo',
  remedy: 'remedio* | ritual* | mala suerte | mal de ojo | contrarrest* | ayuno | brujeria | limpia | hechizo',
  eclipse: 'eclipse*',
  transit: 'transito* | transita',
  retro: 'retrograd*',
  saturn: 'saturno',
  jupiter: 'jupiter',
  mars: 'marte',
  venus: 'venus',
  mercury: 'mercurio',
  moon: 'luna | lunar',
  sun: 'sol | solar',
  today: 'hoy',
  tomorrow: 'manana por la manana | dia de manana | manana | pasado manana',
  year: 'ano | anos | anual | meses | el proximo ano',
  ahead:
    'que me espera | me depara | que viene | proximo | proxima | prevision* | predicc* | que trae | se presenta | me va a ir | me ira | nos ira',
  mother: 'madre | mama | mami',
  father: 'padre | papa | papi',
  sibling: 'hermano | hermana | hermanos | hermanas',
  son: 'hijo | varon',
  daughter: 'hija',
  relative:
    'tio | tia | primo | suegr* | cunad* | abuel* | parient* | nuera | yerno | niet* | sobrin* | cuñada | cuñado',
  enemy: 'enemig* | envidi* | rival*',
  twin: 'gemel* | melliz*',
  birth_time: 'hora de nacimiento | hora en que naci | a que hora naci | mi hora',
  uncertain: 'no estoy segura | no estoy seguro | aproximad* | exacta | alrededor de',
  unknown_time: 'no se a que hora naci | no se la hora | desconozco mi hora | sin hora de nacimiento',
  rectify: 'rectific* | corregir la hora',
  sport:
    'partido* | futbol | liga | copa | mundial | torneo* | campeon* | equipo | tenis | carrera del domingo | maraton | final | baloncesto | madrid | barca | mi equipo | seleccion nacional | barcelona | boca | river',
  election: 'eleccion* | presidente | votacion* | partido politico | votar',
  nation: 'espana | mexico | argentina | colombia | pais | guerra | economia del pais',
  epidemic: 'pandemia | virus | epidemia | covid',
  rain: 'lluev* | llover* | lluvia* | clima | tormenta* | nieve | nevar* | temperatura | va a llover | hara sol | hara buen tiempo | que tiempo',
  season: 'invierno | verano | otono | primavera | cosecha | sequia',
  auspicious:
    'que dia | mejor dia | buen dia | buena fecha | mejor fecha | que fecha | dia propicio | fecha propicia | dia favorable | a que hora conviene | mejor hora | mejor momento | buen momento | fecha para | dia para',
  sign_paper:
    'contrato* | acuerdo | escritur* | notari* | firmar* | firmamos | firmo | la firma | firma del | firmo el',
  meeting: 'reunion* | cita con | negociacion | junta',
  housewarming: 'casa nueva | piso nuevo | nueva casa | inaugurar la casa',
  foundation: 'cimientos | primera piedra',
  rank: 'cual es mejor | ordena | cual de estas',
  sign: 'signo | zodiaco | aries | tauro | geminis | leo | virgo | escorpio | sagitario | capricornio | acuario | piscis',
  lagna: 'ascendente',
  strong: 'fuerte | debil | fuerza',
  chart: 'carta astral | carta natal | horoscopo',
  astrologer: 'astrolog* | consultante | cliente pregunta | mi cliente',
  code: 'python | javascript | programa en',
  emergency:
    'no respira | dolor en el pecho | suicid* | matarme | quitarme la vida | sobredosis | hacerme dano | quiero morir*| acabar con mi vida | lastimarme',
  when: 'cuando | en que ano | en que mes | cuanto falta | hasta cuando | que edad',
  who: 'con quien | quien | quienes | a quien',
  why: 'por que | motivo | razon',
  past: 'fue | hubo | estuve | pasado | que paso | fueron | fui',
  kill: 'matar | asesinar | envenenar | veneno',
  monsoon: 'monzon*',
  dasha: 'periodo planetario | mi periodo',
  nakshatra: 'estrella de nacimiento',
  combust: 'combust* | quemad*',
};
