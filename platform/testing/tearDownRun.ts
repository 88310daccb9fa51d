import { stopServingTemplate } from './databaseTemplate';

export default stopServingTemplate;
