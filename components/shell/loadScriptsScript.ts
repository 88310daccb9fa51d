/** What a page needs to start its scripts. */
export interface ScriptList {
  /** Addresses, in the order in which they run. */
  sources: readonly string[];
  /** The name of the bundler's global queue. */
  queue: string;
  /** Entries of that queue, which start the chunks of the page. */
  entries: readonly object[];
}

/** Id of the data block with the `ScriptList` of the page. */
export const scriptListId = 'scripts';

/** Reads the data of formats beside the page's own work. */
const formatsWorker = '/static/workers/loadFormats.js';

/**
 * Loads the scripts of a page after its first paint: until then the network and the processor belong to text, fonts and the
 * first picture. A page that is not painted, as in a tab in the background, waits no more than a second. The content
 * security policy allows the script by its hash.
 */
export const loadScriptsScript = [
  'var isLoading=false',
  `function load(){if(isLoading)return;isLoading=true;var l=JSON.parse(document.getElementById('${scriptListId}').textContent)` +
    ',q=window[l.queue]=window[l.queue]||[];l.entries.forEach(function(e){q.push(e)})' +
    ";l.sources.forEach(function(u){var s=document.createElement('script');s.src=u;s.async=false;document.head.append(s)})" +
    `;try{new Worker('${formatsWorker}')}catch(e){}}`,
  "function loadWhenPainted(p){if(p.getEntriesByName('first-contentful-paint').length)load()}",
  "document.addEventListener('DOMContentLoaded',function(){setTimeout(load,1000)" +
    ";try{new PerformanceObserver(loadWhenPainted).observe({type:'paint',buffered:true})}catch(e){load()}})",
].join(';');
