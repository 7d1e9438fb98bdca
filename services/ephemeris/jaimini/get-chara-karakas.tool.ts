export { getCharaKarakas as default } from '@cuspal/readings/jaimini/get-chara-karakas';
