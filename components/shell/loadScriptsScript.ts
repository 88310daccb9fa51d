/** What a page needs to start its scripts. */
export interface ScriptList {
  /** Addresses, in the order in which they run. */
  sources: readonly string[];
  /** The name of the bundler's global queue. */
  queue: string;
  /** Entries of that queue, which start modules: the first one with the scripts, the others once those have run. */
  entries: readonly object[];
}

/** Id of the data block with the `ScriptList` of the page. */
export const scriptListId = 'scripts';

/** Reads the data of formats beside the page's own work. */
const formatsWorker = '/static/workers/loadFormats.js';

/** The event of the document when the page answers presses. `<html>` has `data-hydrated` from then on. */
export const hydratedEvent = 'hydrated';

/** Keeps the last press on a button or choice in a field that comes before the page can answer it, and repeats it then. */
const keepPress = [
  "var repeat=null,types=['click','change']",
  "var keep=e=>{var t=e.target.closest(e.type==='click'?'button,[type=checkbox],[type=radio]':'select'),v;if(!t)return" +
    ';v=t.value;e.preventDefault();e.stopImmediatePropagation()' +
    ';repeat=()=>{t.value=v;t.dispatchEvent(new e.constructor(e.type,e))}}',
  'types.forEach(t=>addEventListener(t,keep,true))',
  `document.addEventListener('${hydratedEvent}',()=>{types.forEach(t=>removeEventListener(t,keep,true))` +
    ';if(repeat)setTimeout(repeat)},{once:true})',
].join(';');

/**
 * Loads the scripts of a page after its first paint: until then the network and the processor belong to text, fonts and the
 * first picture. A page that is not painted, as in a tab in the background, waits no more than a second. What the reader
 * presses meanwhile is not lost. Next and React start in one task and the page's modules in another, because together they would
 * keep a slow phone from answering for 150 ms. The content security policy allows the script by its hash.
 */
export const loadScriptsScript = [
  keepPress,
  'var isLoading=false',
  "var add=u=>{var s=document.createElement('script');s.src=u;s.async=false;document.head.append(s);return s}",
  `var load=()=>{if(isLoading)return;isLoading=true;var l=JSON.parse(document.getElementById('${scriptListId}').textContent)` +
    ',start=e=>(window[l.queue]=window[l.queue]||[]).push(e),s;start(l.entries.shift());s=l.sources.map(add).pop()' +
    ';s.onload=s.onerror=()=>l.entries.forEach(start)' +
    `;try{new Worker('${formatsWorker}')}catch(e){}}`,
  "document.addEventListener('DOMContentLoaded',()=>{setTimeout(load,1000)" +
    ";try{new PerformanceObserver(p=>{if(p.getEntriesByName('first-contentful-paint').length)load()})" +
    ".observe({type:'paint',buffered:true})}catch(e){load()}})",
].join(';');
