export { default, getStaticProps } from './index';
