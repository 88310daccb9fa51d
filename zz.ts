import { PGlite } from '@electric-sql/pglite';
import { connect } from './platform/db/connect';
import { content } from './platform/db/seed/content';
import { sampleContent } from './platform/testing/sampleContent';
import { plant } from './platform/db/seed/plant';
import { drizzle } from 'drizzle-orm/pglite';
import * as schema from './platform/db/schema';
const cpu=()=>{const c=process.cpuUsage();return (c.user+c.system)/1e6};
async function main(){
 let t=cpu(); const lap=(n:string)=>{const n2=cpu();console.log(n,(n2-t).toFixed(2));t=n2;};
 const c=await connect('memory'); lap('connect memory 1');
 const c2=await connect('memory'); lap('connect memory 2');
 await plant(c2.db, sampleContent, new Date()); lap('sample');
 const c3=await connect('memory'); lap('connect memory 3');
 await plant(c3.db, content, new Date()); lap('content');
 const lite:any=(c2.db as any).$client; 
 const dump=await lite.dumpDataDir('none'); lap('dump none'); console.log(dump.size);
 const dz=await lite.dumpDataDir('gzip'); lap('dump gzip'); console.log(dz.size);
 for(let i=0;i<3;i++){const p=await PGlite.create({loadDataDir:dump}); lap('load none'); await p.query('select count(*) from accounts'); lap('q');}
 const p=await PGlite.create({loadDataDir:dz}); lap('load gzip');
}
main();
